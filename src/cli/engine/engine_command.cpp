#include "cli/engine/engine_command.h"

#include <istream>
#include <ostream>

#include "cli/engine/lines.h"
#include "cli/engine/talk.h"

namespace bocage::cli {

int run_engine(std::istream& in, std::ostream& out, std::optional<int> most_nodes) {
  using engine::LineRead;
  engine::Session session;
  session.most_nodes = most_nodes;
  std::string line;
  while (!session.ended) {
    const LineRead read = engine::read_line(in, line);
    if (read == LineRead::End) { break; }
    out << (read == LineRead::TooLong ? engine::answer_long_line() : engine::answer_line(session, line)) << '\n'
        << std::flush;
    if (!out) { return 1; }
  }
  return 0;
}

}  // namespace bocage::cli

#include "conversation.h"

#include <istream>
#include <sstream>

#include "cli/run.h"

namespace bocage::cli {
namespace {

class Lines final : public std::streambuf {
 public:
  Lines(const std::ostringstream& out, const Talker& talker, std::vector<Exchange>& exchanges)
      : out_(out), talker_(talker), exchanges_(exchanges) {}

 protected:
  int_type underflow() override {
    const std::string all = out_.str();
    const std::string shown = all.substr(seen_);
    seen_ = all.size();
    const auto line = talker_(shown);
    if (!line) { return traits_type::eof(); }
    exchanges_.push_back({shown, *line});
    line_ = *line + "\n";
    setg(line_.data(), line_.data(), line_.data() + line_.size());
    return traits_type::to_int_type(line_.front());
  }

 private:
  const std::ostringstream& out_;
  const Talker& talker_;
  std::vector<Exchange>& exchanges_;
  std::size_t seen_ = 0;
  std::string line_;
};

}  // namespace

Conversation converse(const std::vector<std::string>& args, const Terminal& terminal, const Talker& talker) {
  Conversation found;
  std::ostringstream out;
  std::ostringstream err;
  Lines lines(out, talker, found.exchanges);
  std::istream in(&lines);
  const int exit = run(args, {in, out, err, terminal});
  found.ran = {exit, out.str(), err.str()};
  return found;
}

}  // namespace bocage::cli

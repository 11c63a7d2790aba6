// The network with a service of its own, over real sockets.
#include "server/net/network.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <boost/asio/connect.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/streambuf.hpp>
#include <boost/asio/write.hpp>
#include <thread>

namespace bocage::server {
namespace {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

// Answers every request with what it knows of it.
class Mirror final : public Service {
 public:
  void on_request(const HttpRequest& request, Reply reply) override {
    if (request.path == "/throws") { throw std::runtime_error("as asked"); }
    const std::string text = request.method + " " + request.client + " " + request.address + " " +
                             (request.is_local ? "local" : "remote") + " " + request.body;
    reply({200, "text/plain", std::make_shared<const std::string>(text), {}});
  }
  void on_upgrade(const HttpRequest&, ConnectionId, Admit admit) override {
    admit(HttpResponse{403, "text/plain", nullptr, {}});
  }
  void on_message(ConnectionId, std::string_view) override {}
  void on_close(ConnectionId) override {}
  void on_stop() override {}
};

class NetworkTest : public testing::Test {
 protected:
  ~NetworkTest() override { stop(); }

  void start() {
    config_.port = 0;
    network_.emplace(config_);
    network_->listen(mirror_);
    thread_ = std::thread([this] { network_->run(); });
  }
  void stop() {
    if (!thread_.joinable()) { return; }
    network_->stop();
    thread_.join();
  }

  tcp::socket connect() {
    tcp::socket socket(loop_);
    socket.connect({asio::ip::make_address("127.0.0.1"), network_->port()});
    return socket;
  }
  // Everything up to the end of the connection.
  static std::string rest(tcp::socket& socket) {
    boost::system::error_code ended;
    std::string text;
    asio::read(socket, asio::dynamic_buffer(text), ended);
    return text;
  }
  std::string ask(const std::string& request) {
    tcp::socket socket = connect();
    asio::write(socket, asio::buffer(request));
    return rest(socket);
  }
  static std::string body(const std::string& answer) { return answer.substr(answer.find("\r\n\r\n") + 4); }

  Config config_;
  asio::io_context loop_;
  Mirror mirror_;
  std::optional<Network> network_;
  std::thread thread_;
};

const std::string kClose = "Host: x\r\nConnection: close\r\n";

TEST_F(NetworkTest, TellsTheClientsAddress) {
  start();
  EXPECT_EQ(body(ask("GET / HTTP/1.1\r\n" + kClose + "\r\n")), "GET 127.0.0.1 127.0.0.1 local ");
}

TEST_F(NetworkTest, DoesNotBelieveJustAnyForwardedAddress) {
  start();
  EXPECT_EQ(body(ask("GET / HTTP/1.1\r\n" + kClose + "X-Forwarded-For: 203.0.113.9\r\n\r\n")),
            "GET 127.0.0.1 127.0.0.1 remote ");
}

TEST_F(NetworkTest, BelievesATrustedProxy) {
  config_.trusted_proxies.push_back(AddressRange::from_text("127.0.0.0/8").value());
  start();
  EXPECT_EQ(body(ask("GET / HTTP/1.1\r\n" + kClose + "X-Forwarded-For: 2001:db8::9\r\n\r\n")),
            "GET 2001:db8::9 2001:db8::/64 remote ");
}

TEST_F(NetworkTest, AnswersHeadWithoutABody) {
  start();
  const std::string answer = ask("HEAD / HTTP/1.1\r\n" + kClose + "\r\n");
  EXPECT_NE(answer.find("Content-Length: 31\r\n"), std::string::npos) << answer;
  EXPECT_EQ(body(answer), "");
}

TEST_F(NetworkTest, InvitesABodyThatWaitsForIt) {
  start();
  tcp::socket socket = connect();
  asio::write(socket,
              asio::buffer("POST / HTTP/1.1\r\n" + kClose + "Expect: 100-continue\r\nContent-Length: 5\r\n\r\n"));
  std::string first;
  asio::read_until(socket, asio::dynamic_buffer(first), "\r\n\r\n");
  EXPECT_TRUE(first.starts_with("HTTP/1.1 100")) << first;
  asio::write(socket, asio::buffer(std::string("hello")));
  EXPECT_TRUE(body(rest(socket)).ends_with("hello"));
}

TEST_F(NetworkTest, AFailingTaskDoesNotEndTheLoop) {
  start();
  network_->post([] { throw std::runtime_error("as asked"); });
  EXPECT_TRUE(ask("GET / HTTP/1.1\r\n" + kClose + "\r\n").starts_with("HTTP/1.1 200"));
}

TEST_F(NetworkTest, LimitsTheSocketsOfOneAddress) {
  config_.limits.sockets_of_address = 3;
  start();
  std::vector<tcp::socket> open;
  for (int i = 0; i < 3; ++i) { open.push_back(connect()); }
  // The server accepts in order, so these three are counted before the fourth.
  EXPECT_EQ(ask("GET / HTTP/1.1\r\n" + kClose + "\r\n"), "");
  open.clear();
  std::string answer;
  for (int i = 0; i < 200 && answer.empty(); ++i) {
    answer = ask("GET / HTTP/1.1\r\n" + kClose + "\r\n");
    if (answer.empty()) { std::this_thread::sleep_for(std::chrono::milliseconds(10)); }
  }
  EXPECT_TRUE(answer.starts_with("HTTP/1.1 200"));
}

// Out of descriptors, accept() fails at once and for ever; the loop must neither spin nor stop listening.
TEST_F(NetworkTest, RecoversFromRunningOutOfDescriptors) {
  start();
  tcp::socket waits(loop_, tcp::v4());  // the client has its descriptor; there is none for the server's end
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_NOFILE, &before), 0);
  rlimit none = before;
  none.rlim_cur = 3;
  ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &none), 0);
  waits.connect({asio::ip::make_address("127.0.0.1"), network_->port()});
  asio::write(waits, asio::buffer("GET / HTTP/1.1\r\n" + kClose + "\r\n"));
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &before), 0);
  EXPECT_TRUE(rest(waits).starts_with("HTTP/1.1 200"));
}

}  // namespace
}  // namespace bocage::server

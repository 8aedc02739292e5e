import Foundation
import LabLanguage
import LabTestKit
import LayoutCore
import Testing

@testable import PluginHost

/// Confined interpreters have what they need: each that is installed starts, imports, uses threads
/// and processes, and collects its garbage.
@Suite("Confined interpreters", .serialized)
struct InterpreterTests {
  static let scripts: [(name: String, text: String)] = [
    (
      "python3",
      """
      import asyncio, concurrent.futures, ctypes, gc, hashlib, json, os, random, select, socket
      import ssl, subprocess, sys, tempfile, threading, time, datetime, multiprocessing, platform
      thread = threading.Thread(target=lambda: sum(range(1000))); thread.start(); thread.join()
      with concurrent.futures.ThreadPoolExecutor(4) as pool: list(pool.map(str, range(20)))
      assert subprocess.run(["/bin/echo", "a"], capture_output=True).stdout == b"a\\n"
      assert subprocess.run("echo a | cat", shell=True, capture_output=True).stdout == b"a\\n"
      child = os.fork()
      if child == 0: os._exit(3)
      assert os.waitpid(child, 0)[1] == 3 << 8
      one, other = socket.socketpair(); one.sendall(b"a"); assert other.recv(1) == b"a"
      lists = [[i] for i in range(200000)]; del lists; gc.collect()
      time.sleep(0.001); os.cpu_count(); datetime.datetime.now().astimezone(); os.urandom(4)
      platform.platform(); sys.stdout.isatty()
      child = subprocess.Popen(["sleep", "100"]); child.terminate(); child.wait()
      print("ok")
      """
    ),
    (
      "node",
      """
      const { spawnSync, execSync, spawn } = require("child_process")
      const { Worker } = require("worker_threads")
      const fs = require("fs"), os = require("os"), crypto = require("crypto"), zlib = require("zlib")
      os.cpus(); os.totalmem(); crypto.randomBytes(4)
      if (spawnSync("/bin/echo", ["a"]).stdout.toString() != "a\\n") process.exit(1)
      if (execSync("echo a | cat").toString() != "a\\n") process.exit(1)
      let all = []; for (let i = 0; i < 1e6; i++) all.push({ i }); all = null
      new Worker("let a = []; for (let i = 0; i < 1e5; i++) a.push({ i })", { eval: true })
        .on("exit", () => zlib.gzip("a", () => fs.readFile(__filename, (e) => {
          const child = spawn("sleep", ["100"]); child.on("exit", () => console.log("ok"))
          child.kill()
        })))
      """
    ),
    (
      "perl",
      """
      use strict; use POSIX; use Time::HiRes qw(sleep); use IPC::Open3; use JSON::PP; use Socket;
      die unless `echo a` eq "a\\n";
      open(my $pipe, "-|", "echo a | cat") or die; die unless <$pipe> eq "a\\n"; close $pipe;
      my $child = fork; if ($child == 0) { exit 3 } waitpid $child, 0; die unless $? >> 8 == 3;
      my @all = map { [$_] } 1 .. 100000; undef @all; sleep 0.001;
      print "ok\\n";
      """
    ),
    (
      "ruby",
      """
      require "json"; require "open3"; require "set"; require "socket"; require "timeout"
      Thread.new { (1..1000).sum }.join
      raise unless `echo a` == "a\\n" && Open3.capture2("cat", stdin_data: "a")[0] == "a"
      child = fork { exit 3 }; Process.wait child; raise unless $?.exitstatus == 3
      200_000.times.map { [1] }; GC.start; sleep 0.001
      puts "ok"
      """
    ),
    (
      "lua5.4",
      """
      local pipe = io.popen("echo a"); assert(pipe:read("a") == "a\\n")
      for i = 1, 100000 do local t = { i } end
      collectgarbage(); assert(os.execute("true")); os.time(); os.getenv("HOME")
      print("ok")
      """
    ),
    (
      "php",
      """
      <?php
      if (shell_exec("echo a") !== "a\\n") exit(1);
      $p = proc_open("cat", [["pipe", "r"], ["pipe", "w"]], $q); fwrite($q[0], "a"); fclose($q[0]);
      if (stream_get_contents($q[1]) !== "a") exit(1);
      gc_collect_cycles(); usleep(1000); json_encode([1]); random_bytes(4);
      echo "ok\\n";
      """
    ),
    (
      "bash",
      """
      set -e
      [ "$(echo a | cat)" = a ]; read -r x <<< b; [ "$x" = b ]; sleep 0.001 & wait
      (exit 3) || [ $? = 3 ]; ls / > /dev/null 2>&1 || :; cat < "$0" > /dev/null
      printf '%s\\n' a b | sort | sed s/a/b/ | awk '{ print }' | grep -q b
      sleep 100 & kill $!; wait || :
      echo ok
      """
    ),
    (
      "sh",
      """
      set -e
      [ "$(echo a | cat)" = a ]; sleep 0.001 & wait
      cat < "$0" > /dev/null
      echo ok
      """
    ),
  ]

  @Test(
    "an installed interpreter runs with threads, processes and garbage collection",
    .promise("no-other-programs"), arguments: scripts)
  func interpreter(name: String, text: String) throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let home = ProcessInfo.processInfo.environment["HOME"] ?? "/"
    let programs = ProgramFolders(path: path, closed: ClosedFolders(home: home))
    guard programs.find(name) != nil else { return }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = folder.appending(path: "script").path
    let line = "#!/usr/bin/env \(name)\n"
    try (line + text).write(toFile: script, atomically: true, encoding: .utf8)
    try #require(chmod(script, 0o755) == 0)
    let launch = Launch(
      name: name, command: [script], folder: folder.path,
      environment: ["PATH=\(path)", "HOME=\(home)"])
    var child = try ChildProcess(
      launch.command, in: launch.folder, environment: launch.environment, limits: launch.limits,
      confinement: Confinement(launch))
    let (ending, output) = try child.finish(within: 120, stop: .never, keeping: 1000)
    #expect(String(decoding: output, as: UTF8.self) == "ok\n", "\(name): \(child.lastWords)")
    #expect(ending == .status(0), "\(name): \(child.lastWords)")
  }
}

// Preloaded into every server process: standard input is a pipe from the starter. When it closes, the starter is gone, whatever killed it, and so
// must this process be.
const stop = () => {
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.exit(1), 3_000).unref();
};
// The bundler's workers inherit this preload, not the pipe; they end with the server that started them.
if (!process.argv[1]?.includes("[turbopack-node]")) {
  process.stdin.once("end", stop).once("error", stop).resume();
  process.stdin.unref?.();
}

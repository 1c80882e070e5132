// Preloaded into every server process: standard input is a pipe from the starter. When it closes, the starter is gone, whatever killed it, and so
// must this process be.
const stop = () => {
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.exit(1), 3_000).unref();
};
process.stdin.once("end", stop).once("error", stop).resume();
process.stdin.unref?.();

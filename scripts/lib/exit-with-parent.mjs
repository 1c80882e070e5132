// Preloaded into every server process: standard input is a pipe from the starter. When it closes, the starter is gone, whatever killed it, and so
// must this process be.
const stop = () => {
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.exit(1), 3_000).unref();
};
// `next dev` hands this preload on to everything it starts (its bundler's workers, the reading processes), whose standard input is another:
// only the starter's own children watch; the others end with the server that started them.
if (process.ppid === Number(process.env.MUNIMENT_STARTER)) {
  process.stdin.once("end", stop).once("error", stop).resume();
  process.stdin.unref?.();
}

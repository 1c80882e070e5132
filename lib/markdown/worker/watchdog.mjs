// Ends its process when that takes more memory than it may, or when the parent is gone. Exit by signal: a busy thread cannot be asked.
import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";

const PERIOD_MS = 200;
/** The parent looks for this word to tell a process that was ended for its memory from one that crashed. */
const OUT_OF_MEMORY = "muniment-reader: out_of_memory\n";

setInterval(() => {
  if (process.memoryUsage.rss() > workerData.rssBytesMax) {
    writeSync(2, OUT_OF_MEMORY);
    process.kill(process.pid, "SIGKILL");
  }
  if (process.ppid !== workerData.parent) process.kill(process.pid, "SIGKILL");
}, PERIOD_MS);

import { workerData } from 'node:worker_threads'

// A thread beside the one that opens files, which may be deep in native code and answer nothing: the limit on the heap of
// JavaScript does not see what a picture takes.
const maxBytes = Number(workerData)

setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL')
}, 20)

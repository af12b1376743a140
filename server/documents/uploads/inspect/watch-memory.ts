import { parentPort, workerData } from 'node:worker_threads'

// Runs in a thread beside the one that opens files, which may be blocked in native code. The heap limit of JavaScript does not
// cover the memory of pictures.
const maxBytes = Number(workerData)

watch()
setInterval(watch, 20)
parentPort?.postMessage('watching')

function watch() {
  if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL')
}

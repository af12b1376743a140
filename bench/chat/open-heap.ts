import { once } from 'node:events'
import WebSocket from 'ws'

/**
 * Connects to the inspector of a server, to read the bytes that the server keeps after garbage collection, in its heap
 * and outside of it.
 */
export async function openHeap(port: number): Promise<{
  readonly usedBytes: () => Promise<number>
  readonly close: () => void
}> {
  const [target] = await (await fetch(`http://127.0.0.1:${port}/json`)).json()
  const line = new WebSocket(target.webSocketDebuggerUrl)
  await once(line, 'open')
  let count = 0
  const call = (method: string, params = {}) =>
    new Promise<{ readonly result?: { readonly value: number } }>((resolve) => {
      count += 1
      const id = count
      const hear = (data: WebSocket.RawData) => {
        const answer = JSON.parse(String(data))
        if (answer.id !== id) return
        line.off('message', hear)
        resolve(answer.result)
      }
      line.on('message', hear)
      line.send(JSON.stringify({ id, method, params }))
    })
  return {
    usedBytes: async () => {
      // The second collection frees what the finalizers of the first one released.
      await call('HeapProfiler.collectGarbage')
      await call('HeapProfiler.collectGarbage')
      const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())'
      return (await call('Runtime.evaluate', { expression })).result?.value ?? Number.NaN
    },
    close: () => line.close(),
  }
}

import { once } from 'node:events'
import WebSocket from 'ws'

/** Bytes that a server keeps after its garbage was collected, in its heap and outside of it, asked over its inspector. */
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
      // The second turn collects what the first one's finalizers let go.
      await call('HeapProfiler.collectGarbage')
      await call('HeapProfiler.collectGarbage')
      const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())'
      return (await call('Runtime.evaluate', { expression })).result?.value ?? Number.NaN
    },
    close: () => line.close(),
  }
}

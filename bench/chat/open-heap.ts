import { once } from 'node:events'
import WebSocket from 'ws'

/** Megabytes of JavaScript that a server keeps after its garbage was collected, asked over its inspector. */
export async function openHeap(port: number): Promise<{
  readonly usedBytes: () => Promise<number>
  readonly close: () => void
}> {
  const [target] = await (await fetch(`http://127.0.0.1:${port}/json`)).json()
  const line = new WebSocket(target.webSocketDebuggerUrl)
  await once(line, 'open')
  let count = 0
  const call = (method: string) =>
    new Promise<{ readonly usedSize?: number }>((resolve) => {
      count += 1
      const id = count
      const hear = (data: WebSocket.RawData) => {
        const answer = JSON.parse(String(data))
        if (answer.id !== id) return
        line.off('message', hear)
        resolve(answer.result)
      }
      line.on('message', hear)
      line.send(JSON.stringify({ id, method }))
    })
  return {
    usedBytes: async () => {
      // The second turn collects what the first one's finalizers let go.
      await call('HeapProfiler.collectGarbage')
      await call('HeapProfiler.collectGarbage')
      return (await call('Runtime.getHeapUsage')).usedSize ?? Number.NaN
    },
    close: () => line.close(),
  }
}

import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Plugin } from 'vite'
import type { OverlayError } from './overlay-error.ts'

/** Shows over the page what `journey lint` finds when JSON of flows/ or tenants/ is saved, and takes it away once it is mended. */
export function lintOverlay(): Plugin {
  let worker: Worker | undefined
  return {
    name: 'lint-overlay',
    apply: 'serve',
    configureServer({ ws, config }) {
      // Tests run on Vite too, and look at no page.
      if (config.mode === 'test') return
      let shown: OverlayError | undefined
      worker = new Worker(path.join(import.meta.dirname, 'lint-worker.ts'), { workerData: config.root })
      worker.unref()
      worker.on('message', (error: OverlayError | undefined) => {
        // An update of nothing takes the overlay away.
        if (error !== undefined) ws.send({ type: 'error', err: error })
        else if (shown !== undefined) ws.send({ type: 'update', updates: [] })
        shown = error
      })
      ws.on('connection', () => {
        if (shown !== undefined) ws.send({ type: 'error', err: shown })
      })
    },
    closeBundle: async () => {
      await worker?.terminate()
    },
  }
}

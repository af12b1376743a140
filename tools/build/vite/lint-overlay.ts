import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Plugin } from 'vite'
import type { OverlayError } from './overlay-error.ts'

/**
 * Shows findings of `journey lint` over the page when JSON of flows/ or tenants/ is saved, and hides them once
 * corrected.
 */
export function lintOverlay(): Plugin {
  let worker: Worker | undefined
  return {
    name: 'lint-overlay',
    apply: 'serve',
    configureServer({ ws, config }) {
      // Tests run on Vite too, but without a page.
      if (config.mode === 'test') return
      let shown: OverlayError | undefined
      worker = new Worker(path.join(import.meta.dirname, 'lint-worker.ts'), { workerData: config.root })
      worker.unref()
      worker.on('message', (error: OverlayError | undefined) => {
        // An empty update hides the overlay.
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

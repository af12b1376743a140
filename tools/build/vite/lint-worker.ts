import { parentPort, workerData } from 'node:worker_threads'
import { SourceError } from '#source'
import { lintDirectory } from '../../lint/lint-directory.ts'
import { watchJson } from '../../lint/watch-json.ts'
import { type OverlayError, overlayError } from './overlay-error.ts'

// Separate thread, so that the server keeps answering while the journey is proven.
const dir = String(workerData)

function look(): OverlayError | undefined {
  try {
    return overlayError(dir, lintDirectory(dir))
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    return { plugin: 'journey lint', message: error.message, stack: '' }
  }
}

const tell = () => parentPort?.postMessage(look())
tell()
watchJson(dir, tell)

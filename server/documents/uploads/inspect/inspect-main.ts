import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { SentType } from '../sniff-type.ts'
import { FileRefused, type InspectionAnswer, type InspectionRequest } from './inspection.ts'
import { type InspectionReply, isRequest } from './inspection-reply.ts'

// Separate process for untrusted files: see inspection-process.ts.
const maxBytes = Number(process.argv[2])
const watch = new Worker(new URL('./watch-memory.ts', import.meta.url), { workerData: maxBytes })
// No file is opened unwatched: a small one is done before the thread has started. Until then the process keeps its messages.
await once(watch, 'message')
watch.unref()

process.on('message', (message) => {
  if (isRequest(message)) void reply(message)
})
process.on('disconnect', () => process.exit())

async function reply(request: InspectionRequest): Promise<void> {
  const answer = await inspectFile(request)
  // The libraries keep the names and references of every PDF and never release them.
  const isWorn = process.memoryUsage.rss() > maxBytes / 3
  process.send?.({ answer, isWorn } satisfies InspectionReply)
}

/**
 * Opens a file and returns a clean copy, or the reason for a refusal. Each library is loaded for the first file of its type; a
 * failure to load it is thrown and not blamed on the file.
 */
async function inspectFile(request: InspectionRequest): Promise<InspectionAnswer> {
  const inspect = await inspectorOf(request.contentType)
  try {
    return { outcome: 'READABLE', file: await inspect(request, request.limits) }
  } catch (error) {
    const fault = error instanceof FileRefused ? error.fault : 'FILE_UNREADABLE'
    return { outcome: 'REFUSED', fault, reason: error instanceof Error ? error.message : String(error) }
  }
}

async function inspectorOf(type: SentType) {
  if (type === 'application/pdf') return (await import('./inspect-pdf.ts')).inspectPdf
  if (type === 'image/heic') return (await import('./inspect-heic.ts')).inspectHeic
  return (await import('./inspect-picture.ts')).inspectPicture
}

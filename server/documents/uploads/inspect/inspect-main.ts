import { Worker } from 'node:worker_threads'
import { inspectFile } from './inspect-file.ts'
import type { InspectionRequest } from './inspection.ts'
import { type InspectionReply, isRequest } from './inspection-reply.ts'

// Separate process for untrusted files: see inspection-process.ts.
const maxBytes = Number(process.argv[2])
new Worker(new URL('./watch-memory.ts', import.meta.url), { workerData: maxBytes }).unref()

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

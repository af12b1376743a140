import type { DocumentType } from '#generated/domain'
import { uploadDocument } from '../../../api/upload-document.ts'
import { ApiError } from '../../../kit/api/api-error.ts'
import type { Translate } from '../../../kit/wording/use-copy.ts'
import type { Upload } from '../upload-queue.ts'

export interface SendingMeans {
  readonly place: string
  readonly type: DocumentType
  readonly t: Translate
  readonly errorText: (error: unknown) => string
  readonly change: (to: Partial<Upload>) => void
  readonly tell: (kind: 'success' | 'danger', text: string) => void
  /** Reads the documents again; never rejects. */
  readonly readAgain: () => Promise<void>
}

/** Sends one file, and says what became of it. */
export async function sendFile({ file, key }: Upload, means: SendingMeans): Promise<void> {
  const { place, type, t, errorText, change, tell, readAgain } = means
  const { name } = file
  change({ state: 'sending', progress: 0 })
  try {
    const { uuid } = await uploadDocument(place, type, file, (progress) => change({ progress }), key)
    // Read before it is said: a page sends the documents that it has read.
    await readAgain()
    change({ state: 'sent', uuid })
    tell('success', t('document.upload.said.sent', { name }))
  } catch (error) {
    const reason = errorText(error)
    const isRefused = error instanceof ApiError && error.code?.startsWith('FILE_')
    const said = isRefused ? 'document.upload.said.refused' : 'document.upload.said.failed'
    const problem = t(said, { name, reason })
    change({ state: 'failed', reason, problem, isRefused })
    tell('danger', problem)
    // It may have arrived all the same.
    if (!isRefused) await readAgain()
  }
}

export type UploadState = 'waiting' | 'sending' | 'sent' | 'failed'

/** File that the applicant added on this page. */
export interface Upload {
  readonly id: string
  readonly file: File
  /** Idempotency key of all attempts to send this file, so that a retry after a lost response stores it once. */
  readonly key: string
  /** Uuids of the documents that were known when the file was added. */
  readonly before: readonly (string | undefined)[]
  readonly state: UploadState
  /** Progress from 0 to 1. */
  readonly progress: number
  /** Uuid of the document, once the server has it. */
  readonly uuid?: string
  /** Reason of a failed upload, and a sentence that names its file too. */
  readonly reason?: string
  readonly problem?: string
  /** The file itself was refused, here or by the server: sent again, it would be refused again. */
  readonly isRefused?: boolean | undefined
}

export type UploadAction =
  | { readonly kind: 'add'; readonly uploads: readonly Upload[] }
  | { readonly kind: 'change'; readonly id: string; readonly to: Partial<Upload> }
  | { readonly kind: 'remove'; readonly id: string }

export function nextUploads(uploads: readonly Upload[], action: UploadAction): readonly Upload[] {
  if (action.kind === 'add') return [...uploads, ...action.uploads]
  if (action.kind === 'remove') return uploads.filter(({ id }) => id !== action.id)
  return uploads.map((upload) => (upload.id === action.id ? { ...upload, ...action.to } : upload))
}

export function createUpload(file: File, before: Upload['before'] = []): Upload {
  return { id: crypto.randomUUID(), key: crypto.randomUUID(), file, before, state: 'waiting', progress: 0 }
}

/** Creates the entry of a file that is not sent; the sentence names it. */
export const createRefused = (file: File, problem: string): Upload => ({
  ...createUpload(file),
  state: 'failed',
  isRefused: true,
  reason: problem,
  problem,
})

/** Rules checked before an upload. They only save time: the server checks the bytes. */
export interface UploadRules {
  /** Accepted media types. */
  readonly types: readonly string[]
  readonly maxBytes: number
  readonly maxFiles: number
}

export interface RefusedFile {
  readonly file: File
  readonly why: 'tooLarge' | 'wrongType'
}

export interface Sorted {
  readonly accepted: readonly File[]
  readonly refused: readonly RefusedFile[]
  /** Whether more files were chosen than fit. */
  readonly isTooMany: boolean
}

/** Splits chosen files into accepted and refused ones, with the reasons. A refused file takes no place. */
export function sortFiles(files: readonly File[], present: number, rules: UploadRules): Sorted {
  const refused: RefusedFile[] = []
  const fitting = files.filter((file) => {
    const why = refusalOf(file, rules)
    if (why) refused.push({ file, why })
    return why === undefined
  })
  const accepted = fitting.slice(0, Math.max(0, rules.maxFiles - present))
  return { accepted, refused, isTooMany: accepted.length < fitting.length }
}

function refusalOf(file: File, { maxBytes, types }: UploadRules): RefusedFile['why'] | undefined {
  // Some phones give no type at all; then the server decides.
  if (file.type !== '' && !types.includes(file.type)) return 'wrongType'
  return file.size > maxBytes ? 'tooLarge' : undefined
}

/** Number of files that are there or may be: one that was refused is not. */
export const countTaken = (uploads: readonly Upload[]): number =>
  uploads.filter(({ isRefused }) => !isRefused).length

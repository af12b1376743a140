/** Parts of a page of uploads that load with its first file, as one chunk. */
export { HeldNote } from './held-note.tsx'
export { removeFile } from './remove-file.ts'
export { sendFile } from './send-file.ts'
export { UploadRows } from './upload-rows.tsx'

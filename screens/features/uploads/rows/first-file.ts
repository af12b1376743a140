/** What no page of uploads needs before there is a file; one chunk. */
export { HeldNote } from './held-note.tsx'
export { removeFile } from './remove-file.ts'
export { sendFile } from './send-file.ts'
export { UploadRows } from './upload-rows.tsx'

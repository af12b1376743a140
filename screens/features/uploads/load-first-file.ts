import { lazyPart, loadModule } from '../../kit/ui/load-module.ts'
import type { HeldNoteProps } from './rows/held-note.tsx'
import type { UploadRowsProps } from './rows/upload-rows.tsx'

/** Loads the code that sends and shows files. Pages fetch it as they open, because the line is slow once a file goes up. */
export const loadFirstFile = () => loadModule(() => import('./rows/first-file.ts'))

export const UploadRows = lazyPart<UploadRowsProps>(async () => ({
  default: (await loadFirstFile()).UploadRows,
}))

export const HeldNote = lazyPart<HeldNoteProps>(async () => ({ default: (await loadFirstFile()).HeldNote }))

import type { CopyKey } from '#generated/ids'
import type { UploadRefusal } from '../features/uploads/upload-queue.ts'
import type { Translate } from './use-copy.ts'

/** Why a file is not even sent. */
export const refusalText = (t: Translate, refusal: UploadRefusal): string =>
  t(`document.upload.${refusal.why}` satisfies CopyKey, {
    ...('name' in refusal && { name: refusal.name }),
  })

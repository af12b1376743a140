import type { CopyKey } from '#generated/ids'
import type { Refusal } from '../features/uploads/upload-queue.ts'
import type { Translate } from './use-copy.ts'

/** Why a file is not even sent. */
export const refusalText = (t: Translate, refusal: Refusal): string =>
  t(`document.upload.${refusal.why}` satisfies CopyKey, {
    ...('name' in refusal && { name: refusal.name }),
  })

import type { CopyKey } from '#generated/ids'
import type { Translate } from '../journey/use-copy.ts'
import type { Refusal } from './upload-queue.ts'

/** Why a file is not even sent. */
export const refusalText = (t: Translate, refusal: Refusal): string =>
  t(`document.upload.${refusal.why}` satisfies CopyKey, {
    ...('name' in refusal && { name: refusal.name }),
  })

import type { RefusedPicture } from '#generated/domain'
import type { Translate } from '../../wording/use-copy.ts'

/** Which picture of an ID was not accepted, and why: what the letter and the notification about it say too. */
export const refusalText = (t: Translate, { document, name, reason }: RefusedPicture): string =>
  t('identity.refused.picture', { document: t(`document.types.${document}`), name, reason })

/** The same of several; empty where none was refused. */
export const refusalsText = (t: Translate, refused: readonly RefusedPicture[] = []): string =>
  refused.map((picture) => refusalText(t, picture)).join(' ')

import type { RefusedPicture } from '#generated/domain'
import type { Translate } from '../../kit/wording/use-copy.ts'

/** Returns the message about a refused picture of an ID with its reason, the same as in the letter and the notification. */
export const refusalText = (t: Translate, { document, name, reason }: RefusedPicture): string =>
  t('identity.refused.picture', { document: t(`document.types.${document}`), name, reason })

/** Joins the messages about several refused pictures; empty if none was refused. */
export const refusalsText = (t: Translate, refused: readonly RefusedPicture[] = []): string =>
  refused.map((picture) => refusalText(t, picture)).join(' ')

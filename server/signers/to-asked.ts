import type { Asked } from '../conditions/asked-words.ts'
import type { SignerCondition } from './signer-file.ts'

/** Converts a signer's condition to the shape of borrowers' conditions, for the words about it. */
export const toAsked = ({ categoryEnum, commentsToBorrower, refusedPictures }: SignerCondition): Asked => ({
  category: categoryEnum,
  ...(commentsToBorrower !== undefined && { comments: commentsToBorrower }),
  ...(refusedPictures !== undefined && { refusedPictures }),
})

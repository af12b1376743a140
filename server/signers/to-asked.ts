import type { Asked } from '../conditions/asked-words.ts'
import type { SignerCondition } from './signer-file.ts'

/** A condition of a signer as those of borrowers are kept, for the words about it. */
export const toAsked = ({ categoryEnum, commentsToBorrower, refusedPictures }: SignerCondition): Asked => ({
  category: categoryEnum,
  ...(commentsToBorrower !== undefined && { comments: commentsToBorrower }),
  ...(refusedPictures !== undefined && { refusedPictures }),
})

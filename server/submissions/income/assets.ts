import { answersOf } from '../../validation/answers-of.ts'
import { submission } from '../submission.ts'

const asked = answersOf('product/assets', 'assets', 'attested')

/** Stores assets that replace income. */
export const assets = submission(asked, ({ answers }) => {
  const { assets: stated } = answers
  return { heloc: { assetDepletion: { complete: true, assets: stated } } }
})

import { cleanText } from '../validation/clean-text.ts'

/** Returns what a reviewer wrote as its reader may see it. Undefined if there is nothing to read in it. */
export function reviewerWords(written: string | undefined): string | undefined {
  const text = cleanText(written ?? '').trim()
  return isBlank.test(text) ? undefined : text
}

const isBlank = /^[\s\p{Default_Ignorable_Code_Point}]*$/u

import type { Tenant } from '../../tenants/tenant.ts'
import { type LetterFoot, letterFoot } from './letter-foot.ts'
import { lineOf, type WrittenLetter, wordsOf } from './letter-parts.ts'
import { renderLetterHtml } from './render-letter-html.ts'

/** A letter as it is sent: plain words, and for mail the same words and links as HTML in the lender's colors. */
export function renderLetter(
  tenant: Tenant,
  letter: WrittenLetter,
): { readonly text: string; readonly html?: string } {
  if (letter.channel === 'TEXT') return { text: wordsOf(letter) }
  const foot = letterFoot(tenant, letter.template)
  return {
    text: [wordsOf(letter), footText(foot)].join('\n\n'),
    html: renderLetterHtml(tenant, letter, foot),
  }
}

const footText = ({ lines, why, choose }: LetterFoot): string =>
  [...lines, why, ...(choose ? [lineOf(choose)] : [])].join('\n')

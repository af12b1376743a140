import type { Tenant } from '../../tenants/tenant.ts'
import { type LetterFoot, letterFoot } from './letter-foot.ts'
import { lineOf, type WrittenLetter, wordsOf } from './letter-parts.ts'
import { renderLetterHtml } from './render-letter-html.ts'

/**
 * Renders a letter for sending: plain text, and for mail the same text and links as HTML in the lender's colors. With
 * `refusalLink` its reader unsubscribes from letters of this kind.
 */
export function renderLetter(
  tenant: Tenant,
  letter: WrittenLetter,
  refusalLink?: string,
): { readonly text: string; readonly html?: string } {
  if (letter.channel === 'TEXT') return { text: wordsOf(letter) }
  const foot = letterFoot(tenant, letter.template, refusalLink)
  return {
    text: [wordsOf(letter), footText(foot)].join('\n\n'),
    html: renderLetterHtml(tenant, letter, foot),
  }
}

const footText = ({ lines, why, choose, stop }: LetterFoot): string =>
  [...lines, why, ...[stop, choose].flatMap((link) => (link ? [lineOf(link)] : []))].join('\n')

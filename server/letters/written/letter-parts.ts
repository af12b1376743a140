import type { MessageValues } from '#engine'
import { findSentence, sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'

/** Parts of a letter beside its text. */
export interface LetterParts {
  /** Button: its label and address. */
  readonly link?: LetterLink
  /** Way to say that it was not the reader, of a letter whose button leads elsewhere. */
  readonly denial?: LetterLink
  /** Code to be typed, shown in large beside the sentence that contains it. */
  readonly code?: string
}

export interface LetterLink {
  readonly label: string
  readonly url: string
}

/** Returns the parts of a letter. It has a button if its copy has a label for it (`server.letters.<template>.action`). */
export function letterParts(
  tenant: Tenant,
  template: string,
  { url, denialUrl, code }: MessageValues,
): LetterParts {
  const label = findSentence(tenant, `server.letters.${template}.action`)
  return {
    ...(label !== undefined && typeof url === 'string' && { link: { label, url } }),
    ...(typeof denialUrl === 'string' && {
      denial: { label: sentence(tenant, 'server.denial.button'), url: denialUrl },
    }),
    ...(typeof code === 'string' && { code }),
  }
}

/** Letter as it is stored in the outbox. */
export interface WrittenLetter {
  readonly channel: 'MAIL' | 'TEXT'
  readonly template: string
  readonly subject: string
  readonly body: string
  readonly parts: LetterParts
}

/** Returns the text of a letter with the addresses of its links, without the foot of mail. */
export const wordsOf = ({ body, parts: { link, denial } }: Pick<WrittenLetter, 'body' | 'parts'>): string =>
  [body, ...[link, denial].flatMap((each) => (each ? [lineOf(each)] : []))].join('\n\n')

type Kept = Pick<WrittenLetter, 'subject' | 'body' | 'parts'>

/**
 * Returns a letter as it is kept once a vendor has sent it: what opens an account is its recipient's alone, so its code is struck
 * out, and its links lead to a page without the token behind it.
 */
export function withoutKeys({ subject, body, parts: { code, link, denial } }: Kept): Kept {
  const strike = (text: string) =>
    code === undefined ? text : text.replaceAll(code, '•'.repeat(code.length))
  return {
    subject: strike(subject),
    body: strike(body),
    parts: {
      ...(link !== undefined && { link: withoutToken(link) }),
      ...(denial !== undefined && { denial: withoutToken(denial) }),
    },
  }
}

/** Cuts an address at its query, its fragment or a segment that is a token: longer than a UUID. */
const withoutToken = ({ label, url }: LetterLink): LetterLink => ({
  label,
  url: url.replace(/[?#].*$/, '').replace(/\/[\w-]{40,}$/, ''),
})

/** Formats a link as a line of plain text. */
export const lineOf = ({ label, url }: LetterLink): string => `${label}: ${url}`

import type { MessageValues } from '#engine'
import { findSentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'

/** What a letter shows beside its words. */
export interface LetterParts {
  /** The button: what one does there, and where. */
  readonly link?: LetterLink
  /** Code to be typed, shown in large beside the sentence that says it. */
  readonly code?: string
}

export interface LetterLink {
  readonly label: string
  readonly url: string
}

/** A letter has a button where its copy says what the button does (`server.letters.<template>.action`). */
export function letterParts(tenant: Tenant, template: string, { url, code }: MessageValues): LetterParts {
  const label = findSentence(tenant, `server.letters.${template}.action`)
  return {
    ...(label !== undefined && typeof url === 'string' && { link: { label, url } }),
    ...(typeof code === 'string' && { code }),
  }
}

/** A letter as it lies in the outbox. */
export interface WrittenLetter {
  readonly channel: 'MAIL' | 'TEXT'
  readonly template: string
  readonly subject: string
  readonly body: string
  readonly parts: LetterParts
}

/** The words of a letter with the address of its button, without what stands at the foot of mail. */
export const wordsOf = ({ body, parts: { link } }: Pick<WrittenLetter, 'body' | 'parts'>): string =>
  [body, ...(link ? [lineOf(link)] : [])].join('\n\n')

/** A link as a line of plain text. */
export const lineOf = ({ label, url }: LetterLink): string => `${label}: ${url}`

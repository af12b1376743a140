import { sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { letterParts, type WrittenLetter } from './letter-parts.ts'

interface LetterOrder extends Pick<WrittenLetter, 'channel' | 'template'> {
  readonly values?: Readonly<Record<string, string>>
  /** Sentence that says by which clock its dates are told, if not by the reader's. */
  readonly clock?: string | undefined
}

/** Writes a letter in the words of its lender's copy. */
export const writeLetter = (
  tenant: Tenant,
  { channel, template, values = {}, clock }: LetterOrder,
): WrittenLetter => ({
  channel,
  template,
  subject: sentence(tenant, `server.letters.${template}.subject`, values),
  body: [sentence(tenant, `server.letters.${template}.body`, values), clock ?? []].flat().join(' '),
  parts: letterParts(tenant, template, values),
})

import { sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { letterParts, type WrittenLetter } from './letter-parts.ts'

interface LetterOrder extends Pick<WrittenLetter, 'channel' | 'template'> {
  readonly values?: Readonly<Record<string, string>>
}

/** Writes a letter in the words of its lender's copy. */
export const writeLetter = (
  tenant: Tenant,
  { channel, template, values = {} }: LetterOrder,
): WrittenLetter => ({
  channel,
  template,
  subject: sentence(tenant, `server.letters.${template}.subject`, values),
  body: sentence(tenant, `server.letters.${template}.body`, values),
  parts: letterParts(tenant, template, values),
})

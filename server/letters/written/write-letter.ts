import type { MessageValues } from '#engine'
import { sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { letterParts, type WrittenLetter } from './letter-parts.ts'

interface LetterOrder extends Pick<WrittenLetter, 'channel' | 'template'> {
  readonly values?: MessageValues
}

/** Writes a letter in the words of its lender's copy. */
export const writeLetter = (
  tenant: Tenant,
  { channel, template, values = {} }: LetterOrder,
): WrittenLetter => {
  const said = (part: string) => sentence<string>(tenant, `server.letters.${template}.${part}`, values)
  return {
    channel,
    template,
    subject: said('subject'),
    body: said('body'),
    parts: letterParts(tenant, template, values),
  }
}

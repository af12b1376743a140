import type { MessageValues } from '#engine'
import { sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { letterParts, type WrittenLetter } from './letter-parts.ts'

interface LetterOrder extends Pick<WrittenLetter, 'channel' | 'template'> {
  readonly values?: MessageValues
  /** Sentence that says by which clock its dates are told, if not by the reader's. */
  readonly clock?: string | undefined
}

/** Writes a letter in the words of its lender's copy. */
export const writeLetter = (
  tenant: Tenant,
  { channel, template, values = {}, clock }: LetterOrder,
): WrittenLetter => {
  const said = (part: string) => sentence<string>(tenant, `server.letters.${template}.${part}`, values)
  return {
    channel,
    template,
    subject: said('subject'),
    body: [said('body'), clock ?? []].flat().join(' '),
    parts: letterParts(tenant, template, values),
  }
}

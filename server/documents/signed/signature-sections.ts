import { sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { DocumentSection } from '../made/document-text.ts'
import type { Signature } from './load-signatures.ts'

export interface Place {
  readonly tenant: Tenant
  /** Time zone of the property, which determines day and time. */
  readonly timeZone: string
  /** Name of a borrower who signed on paper, where nothing was typed. */
  readonly borrowerName: string
}

/** Writes the signatures below a document: who, when, how, before which notary, and the hash of the words signed. */
export function signatureSections(
  signatures: readonly Signature[],
  { tenant, timeZone, borrowerName }: Place,
): readonly DocumentSection[] {
  const say = (key: string, values: Readonly<Record<string, string>> = {}) =>
    sentence<string>(tenant, `server.document.signature.${key}`, values)
  const time = new Intl.DateTimeFormat(tenant.locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
  const row = (key: string, value: string) => [say(key), value]
  const parts = signatures.map(({ at, title, textHash, detail }): DocumentSection => {
    const typedName = textIn(detail, 'typedName')
    const notary = textIn(detail, 'notary')
    const how = typedName === undefined ? 'PAPER' : notary === undefined ? 'TYPED' : 'VIDEO'
    return {
      heading: say('by', { name: typedName ?? borrowerName }),
      paragraphs: [],
      table: [
        row('document', title),
        row('time', time.format(new Date(textIn(detail, 'signedAt') ?? at))),
        [say('way'), say('how', { how })],
        ...(typedName === undefined ? [] : [row('typed', typedName)]),
        ...(notary === undefined ? [] : [row('notary', notary)]),
        row('hash', textHash),
      ],
    }
  })
  const isNotarized = signatures.some(({ detail }) => textIn(detail, 'notary') !== undefined)
  const lead = [say('lead'), ...(isNotarized ? [say('seal')] : [])]
  return [{ heading: say('heading'), paragraphs: lead }, ...parts]
}

function textIn(detail: Signature['detail'], name: string): string | undefined {
  const value = detail[name]
  return typeof value === 'string' ? value : undefined
}

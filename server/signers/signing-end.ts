import { shortName } from '../auth/full-name.ts'
import { formatPropertyDate } from '../clock/property-time-zone.ts'
import { sentence } from '../tenants/sentence.ts'
import type { Signing } from './signing.ts'

/** Says to a co-owner how the application ended, by whom and when, for their page, their dashboard and the chat. */
export function signingEnd({ tenant, application, file }: Signing): string {
  const { cancellation, property } = application.heloc
  return sentence(tenant, 'server.signing.end', {
    kind: cancellation?.deniedAt ? 'DENIED' : (cancellation?.kind ?? 'ENDED'),
    isOwn: String(file.cancelledAt !== undefined),
    name: cancellation?.by ?? '',
    date: cancellation ? formatPropertyDate(property, new Date(cancellation.at)) : '',
    borrowerName: shortName(application.profile),
    isSigned: String(file.signedAt !== undefined),
  })
}

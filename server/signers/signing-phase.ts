import { hasRightToCancel } from '../applications/has-right-to-cancel.ts'
import { toldStageOf } from '../applications/told-stage-of.ts'
import { shortName } from '../auth/full-name.ts'
import { lastDaySaid } from '../clock/last-day-said.ts'
import { sentence } from '../tenants/sentence.ts'
import type { Signing } from './signing.ts'

/** Step of an application between the signature of a co-owner and the open line. */
export type SigningPhase = 'notary' | 'closing' | 'cancellable' | 'recording' | 'opening' | 'done'

/** Returns where an application is for a co-owner who has signed. */
export function signingPhase({ tenant, application }: Pick<Signing, 'tenant' | 'application'>): SigningPhase {
  const { heloc } = application
  switch (toldStageOf(tenant, application)) {
    case 'rescission':
      return hasRightToCancel(heloc) ? 'cancellable' : 'recording'
    case 'recording':
      return 'recording'
    case 'funding':
      return 'opening'
    case 'done':
      return 'done'
    default:
      return heloc.deedSignedAt === undefined ? 'notary' : 'closing'
  }
}

/** Says where an application is to a co-owner who has signed, for their page, their dashboard and the chat. */
export function signingStanding(signing: Signing): string {
  const { tenant, application } = signing
  return sentence(tenant, 'server.signing.standing', {
    phase: signingPhase(signing),
    borrowerName: shortName(application.profile),
    ...lastDaySaid(tenant, application),
  })
}

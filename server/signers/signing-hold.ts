import type { SignerView } from '#generated/api'
import { paymentHold, sentValues } from '../applications/is-payment-held.ts'
import { sentence } from '../tenants/sentence.ts'
import type { Signing } from './signing.ts'

/**
 * Says to a co-owner that the money is held, or had left before they said that somebody else acted, for their pages, their
 * dashboard and the chat. Of a hold that is not theirs it names neither whose it is nor why.
 */
export function signingHold(signing: Signing): SignerView['hold'] {
  const { tenant, application, identity } = signing
  const kind = kindOf(signing)
  if (kind === undefined) return undefined
  const values = { kind, ...sentValues(application, identity.uuid) }
  return {
    isOwn: kind !== 'other',
    title: sentence(tenant, 'server.signing.hold.title', values),
    text: sentence(tenant, 'server.signing.hold.text', values),
  }
}

function kindOf({ tenant, application, identity }: Signing): 'sent' | 'own' | 'other' | undefined {
  const isTheirs = identity.deniedAt !== null
  const hold = paymentHold(tenant, application)
  if (hold === 'HELD') return isTheirs ? 'own' : 'other'
  return isTheirs && hold === 'SENT' ? 'sent' : undefined
}

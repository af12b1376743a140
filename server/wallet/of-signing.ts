import type { WalletNotification } from '#generated/api'
import { isPaymentHeld, isPaymentSent } from '../applications/is-payment-held.ts'
import { askedWords } from '../conditions/asked-words.ts'
import { signerStep } from '../signers/signer-step.ts'
import type { Signing } from '../signers/signing.ts'
import { toAsked } from '../signers/to-asked.ts'
import { toldOfHold } from './of-refusals.ts'
import { toNotification } from './to-notification.ts'

/** Returns the notifications about open conditions of a co-owner, and that their word holds the money. */
export const ofSigning = (signing: Signing): readonly WalletNotification[] => [
  ...ofConditions(signing),
  ...ofHold(signing),
]

function ofConditions(signing: Signing): readonly WalletNotification[] {
  const { tenant, file } = signing
  if (signerStep(signing) !== 'CONDITION') return []
  return file.conditions.map((condition) => {
    const { uuid, created } = condition
    const asked = askedWords(tenant, toAsked(condition))
    const told = { uuid, created, ...asked, isUnread: true, button: 'goOn' as const }
    return toNotification(tenant, placeOf(signing), told, 'heloc-signer/conditions')
  })
}

function ofHold(signing: Signing): readonly WalletNotification[] {
  const { tenant, application, identity } = signing
  if (!identity.deniedAt) return []
  const isSent = isPaymentSent(application)
  if (!isSent && !isPaymentHeld(tenant, application)) return []
  const hold = { letter: isSent ? 'paymentSent' : 'paymentHeld', at: identity.deniedAt } as const
  const told = toldOfHold(tenant, application, hold, identity.uuid)
  return [toNotification(tenant, placeOf(signing), told, 'heloc-signer/resume')]
}

const placeOf = ({ application, identity }: Signing) => ({ uuid: application.uuid, owner: identity.uuid })

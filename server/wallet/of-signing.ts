import type { WalletNotification } from '#generated/api'
import { askedWords } from '../conditions/asked-words.ts'
import { signerStep } from '../signers/signer-step.ts'
import type { Signing } from '../signers/signing.ts'
import { toAsked } from '../signers/to-asked.ts'
import { letterOfHold, toldOfHold } from './of-refusals.ts'
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
  const letter = letterOfHold(tenant, application)
  if (!identity.deniedAt || letter === undefined) return []
  const told = toldOfHold(tenant, application, { letter, at: identity.deniedAt }, identity.uuid)
  return [toNotification(tenant, placeOf(signing), told, 'heloc-signer/resume')]
}

const placeOf = ({ application, identity }: Signing) => ({ uuid: application.uuid, owner: identity.uuid })

import type { Application } from '../applications/application.ts'
import { isPaymentSent, paymentHold, sentValues } from '../applications/is-payment-held.ts'
import { sentence } from '../tenants/sentence.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { stableUuid } from './stable-uuid.ts'
import type { ToldEvent, ToldOf } from './to-notification.ts'

/**
 * Returns the notification that the money of an application is held, or had left before its owner said that somebody else acted,
 * in the words of the letter, until the lender has talked to them.
 */
export function ofHold(tenant: Tenant, application: Application): readonly ToldOf[] {
  const hold = holdOf(tenant, application)
  return hold === undefined
    ? []
    : [{ application, told: toldOfHold(tenant, application, hold, application.owner), page: 'complete' }]
}

interface Hold {
  readonly letter: 'paymentSent' | 'paymentHeld' | 'heldForSigner'
  readonly at: Date
}

/** Returns what a letter said of a hold to its reader, for the bell. */
export function toldOfHold(
  tenant: Tenant,
  application: Application,
  { letter, at }: Hold,
  reader: string,
): ToldEvent {
  const values = {
    ...sentValues(application, reader),
    isHeld: String(!isPaymentSent(application)),
    passwordGone: 'false',
  }
  return {
    uuid: stableUuid(`${application.uuid} ${letter}`),
    created: at.toISOString(),
    title: sentence(tenant, `server.letters.${letter}.subject`, values),
    description: sentence(tenant, `server.letters.${letter}.body`, values),
    isUnread: true,
    button: 'see',
  }
}

/** Returns the letter that told the owner of a hold, and when it began: by their own word, or by that of somebody who signs. */
function holdOf(tenant: Tenant, application: Application): Hold | undefined {
  const { deniedAt, signerDeniedAt } = application
  const letter = letterOfHold(tenant, application)
  if (letter === undefined) return undefined
  if (deniedAt) return { letter, at: deniedAt }
  return signerDeniedAt ? { letter: 'heldForSigner', at: signerDeniedAt } : undefined
}

/** Returns the letter to whoever said that somebody else acted. Undefined where no money has left, and none can any more. */
export function letterOfHold(tenant: Tenant, application: Application) {
  const hold = paymentHold(tenant, application)
  return hold && ({ SENT: 'paymentSent', HELD: 'paymentHeld' } as const)[hold]
}

/** Returns the notifications about co-owners who refuse to sign, in the words of the letter, until they are taken back. */
export function ofRefusals(tenant: Tenant, application: Application, isUnread: boolean): readonly ToldOf[] {
  const { heloc, loanFile } = application
  return (heloc.helocSigners ?? []).flatMap(({ uuid = '', name = '', refusal }) => {
    const refused = loanFile.signers?.[uuid]?.refused
    if (refusal === undefined || refused === undefined) return []
    const values = { coOwnerName: name, reason: refusal }
    const told = {
      uuid: stableUuid(`${application.uuid} refusal ${uuid}`),
      created: refused.at,
      title: sentence(tenant, 'server.letters.coOwnerRefused.subject', values),
      description: sentence(tenant, 'server.letters.coOwnerRefused.body', values),
      isUnread,
      ...(isUnread && { button: 'goOn' as const }),
    }
    return [{ application, told, page: 'signing/additional' }]
  })
}

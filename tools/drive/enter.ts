import { asJsonObject, childObject, type JsonObject, type TenantJourney } from '#source'
import type { BorrowerClient } from './borrower-client.ts'
import { fillValues } from './fill-values.ts'
import { licensedAddress } from './licensed-address.ts'
import { namingPlace } from './make-move.ts'

/** Begins an application the way that the lender takes borrowers: they register themselves, or its loan officer invites them. */
export async function enter(
  borrower: BorrowerClient,
  { tenant }: TenantJourney,
  { registration = {}, invitation = {}, accountSetup = {} }: JsonObject,
): Promise<void> {
  const lender = { orgCode: tenant.code }
  if (tenant.setup !== 'WHOLESALE' && !tenant.referrerRequired) {
    const answers = asJsonObject(await fillValues(registration, borrower))
    const property = licensedAddress(childObject(answers, 'property-info'), tenant.licensedStates)
    return namingPlace('registration', () =>
      borrower.register({ ...lender, ...answers, 'property-info': property }),
    )
  }
  const invited = licensedAddress(asJsonObject(await fillValues(invitation, borrower)), tenant.licensedStates)
  await namingPlace('invitation', () => borrower.invite({ ...lender, ...invited }))
  const email = String(invited.email)
  const code = await borrower.codeTo(email)
  await borrower.setUpAccount({ ...lender, email, code, ...asJsonObject(accountSetup) })
}

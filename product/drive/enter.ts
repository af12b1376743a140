import { chooseRegistrationStep } from '#engine'
import {
  asJsonObject,
  childObject,
  type Json,
  type JsonObject,
  mergePatch,
  type TenantJourney,
} from '#source'
import cities from './addresses.json' with { type: 'json' }
import type { BorrowerClient } from './borrower-client.ts'
import { fillValues } from './fill-values.ts'
import { namingPlace } from './make-move.ts'

/** Begins an application in the lender's way: the borrower registers, or the lender's loan officer invites them. */
export async function enter(
  borrower: BorrowerClient,
  { tenant, journey }: TenantJourney,
  { registration = {}, invitation = {}, accountSetup = {} }: JsonObject,
): Promise<void> {
  const lender = { orgCode: tenant.code }
  if (tenant.setup === 'RETAIL' && !tenant.referrerRequired) {
    const answers = asJsonObject(await fillValues(askedOf(journey, registration), borrower))
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

/** Answers to the questions that the lender asks of somebody new, of those of the sample applicant. */
function askedOf(journey: TenantJourney['journey'], registration: Json): JsonObject {
  const { steps } = chooseRegistrationStep(journey, {}, { answered: [] })
  const answers = asJsonObject(registration)
  return Object.fromEntries(steps.flatMap((step) => (step in answers ? [[step, answers[step] ?? null]] : [])))
}

/**
 * Values with an `address` in a state where the lender lends: unchanged if it is, otherwise with a sample address in
 * the first state of its licences that has one.
 */
function licensedAddress(values: JsonObject, licensedStates: readonly string[]): JsonObject {
  const { state } = childObject(values, 'address')
  if (typeof state !== 'string' || licensedStates.includes(state)) return values
  const [near] = Object.entries(cities).filter(([code]) => licensedStates.includes(code))
  if (near === undefined) return values
  return asJsonObject(mergePatch(values, { address: { state: near[0], ...near[1] } }))
}

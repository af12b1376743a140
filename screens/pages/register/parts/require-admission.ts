import { dayIn, isRecord, pacificZone } from '#engine'
import type { RegistrationStep } from '#generated/ids'
import { type AdmissionFault, findAdmissionFault, sisterValues } from '#product'
import { askStateLicenses } from '../../../api/lender-facts.ts'
import { ApiError } from '../../../kit/api/api-error.ts'
import { serverNow } from '../../../kit/api/server-clock.ts'
import type { JourneyValue } from '../../../kit/journey/journey-context.ts'
import { createTranslate } from '../../../kit/wording/use-copy.ts'
import type { Answers } from './kept-answers.ts'
import type { KnownPerson } from './known-person.ts'

/** Fields whose answer may make an application impossible. */
const fields: Partial<Record<RegistrationStep, string>> = {
  'property-info': 'address.state',
  'sale-status': 'saleStatus',
  birthdate: 'dob',
}

/** Rejects an answer at its own question if the server would refuse it after the last one. */
export async function requireAdmission(
  journey: JourneyValue,
  step: RegistrationStep,
  answers: Answers,
  person: KnownPerson | undefined,
): Promise<void> {
  const field = fields[step]
  if (field === undefined) return
  const { address } = answers['property-info'] ?? {}
  const state = isRecord(address) ? textOf(address.state) : undefined
  const saleStatus = textOf(answers['sale-status']?.saleStatus)
  const dob = textOf(answers.birthdate?.dob) ?? person?.profile.dob
  const licensedStates = (await findLicenses(journey.organization.orgCode)) ?? [state ?? '']
  const { limits } = journey.journey.source
  const today = dayIn(pacificZone, new Date(serverNow()))
  const fault = findAdmissionFault({ limits, licensedStates }, { dob, state, saleStatus }, today)
  if (fault) throw new ApiError(422, await sayWhy(journey, fault, licensedStates), { field })
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Reads the states with a license; undefined if that fails or some are missing, because the server checks in any case. */
async function findLicenses(orgCode: string): Promise<readonly string[] | undefined> {
  try {
    const { states, isWhole } = await askStateLicenses(orgCode)
    return isWhole ? states : undefined
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

async function sayWhy(
  journey: JourneyValue,
  fault: AdmissionFault,
  licensedStates: readonly string[],
): Promise<string> {
  await journey.laterCopy.load()
  const t = createTranslate(journey)
  if (fault.code === 'HOME_FOR_SALE') return t('admission.forSale')
  if (fault.code === 'BORN_LATER') return t('admission.bornLater')
  const { state } = fault
  if (fault.code === 'TOO_YOUNG')
    return t('admission.tooYoung', { state: state || 'none', years: fault.years })
  const { sister, sisterUrl } = sisterValues(journey.organization.tenant.sisters ?? [], state)
  return t('admission.notLicensed', { state, states: licensedStates.join(', '), sister, sisterUrl })
}

import { randomUUID } from 'node:crypto'
import type { ApplicationRequest, RegistrationRequest } from '#generated/api'
import type { Profile } from '#generated/domain'
import type { FormValues } from '#generated/forms'
import type { Applicant } from '#product'
import type { KeptAnswer } from '../applications/change/keep-answers.ts'
import { readAnswers } from '../applications/change/read-answers.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { type AnswersOf, answersOf } from '../validation/answers-of.ts'

/** Answers of the registration steps, each checked by its form. */
export interface RegistrationSteps {
  readonly 'property-info': FormValues['register/property-info']
  /** Undefined if the lender asks for it before the soft credit pull instead. */
  readonly 'sale-status'?: FormValues['register/sale-status']
  readonly 'income-info': FormValues['register/income-info']
  readonly name: FormValues['register/name']
  readonly birthdate: FormValues['register/birthdate']
  /** Undefined if the lender does not ask for it. */
  readonly membership?: FormValues['register/membership']
  readonly 'contact-info': FormValues['register/contact-info']
  readonly 'login-info': FormValues['register/login-info']
  /** Answers that the steps' forms store without code. */
  readonly kept?: readonly KeptAnswer[]
}

const asked = {
  'property-info': answersOf('register/property-info', 'address', 'occupancy'),
  'sale-status': answersOf('register/sale-status', 'saleStatus'),
  'income-info': answersOf('register/income-info', 'employmentType', 'annualIncome'),
  name: answersOf('register/name', 'firstName', 'middleName', 'lastName', 'suffix'),
  birthdate: answersOf('register/birthdate', 'dob'),
  membership: answersOf('register/membership', 'membership'),
  'contact-info': answersOf('register/contact-info', 'email', 'phoneNumber'),
  'login-info': answersOf(
    'register/login-info',
    'password',
    'termsAccepted',
    'marketingConsent',
    'consentTextHash',
  ),
} as const

/** Steps that every application has of its own, whoever applies, and the answers that forms store without code. */
export type HomeSteps = Pick<
  RegistrationSteps,
  'property-info' | 'sale-status' | 'income-info' | 'membership' | 'kept'
>

/** Returns readers of the steps' forms, each used at most once. */
export function readSteps(tenant: Tenant) {
  const kept: KeptAnswer[] = []
  const asks = (step: string) => tenant.journey.source.registration.order.includes(step)
  const read = <Id extends string, Name extends string>(form: AnswersOf<Id, Name>, values: unknown) => {
    const taken = readAnswers(form, tenant, values)
    kept.push(...taken.kept)
    return taken.answers
  }
  return {
    kept,
    home: (request: Pick<ApplicationRequest, Exclude<keyof HomeSteps, 'kept'>>) => ({
      'property-info': read(asked['property-info'], request['property-info']),
      ...(asks('sale-status') && { 'sale-status': read(asked['sale-status'], request['sale-status']) }),
      'income-info': read(asked['income-info'], request['income-info']),
      ...(asks('membership') && { membership: read(asked.membership, request.membership) }),
    }),
    name: (values: unknown) => read(asked.name, values),
    birthdate: (values: unknown) => read(asked.birthdate, values),
    contact: (values: unknown) => read(asked['contact-info'], values),
    login: (values: unknown) => read(asked['login-info'], values),
  }
}

export function validateSteps(tenant: Tenant, request: RegistrationRequest): RegistrationSteps {
  const { kept, home, name, birthdate, contact, login } = readSteps(tenant)
  return {
    ...home(request),
    name: name(request.name),
    birthdate: birthdate(request.birthdate),
    'contact-info': contact(request['contact-info']),
    'login-info': login(request['login-info']),
    kept,
  }
}

/** Returns the answers that decide whether somebody may apply at all. */
export const applicantOf = (
  steps: Pick<RegistrationSteps, 'birthdate'> & Pick<HomeSteps, 'property-info' | 'sale-status'>,
): Applicant => ({
  dob: steps.birthdate.dob,
  state: steps['property-info'].address.state,
  saleStatus: steps['sale-status']?.saleStatus,
})

/**
 * Creates the profile of a new applicant. It has no address yet: the mailing address is asked for later, and its presence means
 * that it was given.
 */
export const toProfile = (
  steps: Pick<RegistrationSteps, 'name' | 'birthdate' | 'contact-info'>,
): Profile => ({
  uuid: randomUUID(),
  name: { uuid: randomUUID(), ...steps.name },
  dob: steps.birthdate.dob,
  email: steps['contact-info'].email.toLowerCase(),
  phoneNumbers: [phoneNumberOf(steps['contact-info'])],
  addresses: [],
  hasSsn: false,
})

export const phoneNumberOf = ({ phoneNumber }: Pick<RegistrationSteps['contact-info'], 'phoneNumber'>) => ({
  uuid: randomUUID(),
  number: toE164(phoneNumber),
})

export function toE164(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  return `+1${digits.slice(-10)}`
}

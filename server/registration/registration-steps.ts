import { randomUUID } from 'node:crypto'
import type { RegistrationRequest } from '#generated/api'
import type { Profile } from '#generated/domain'
import type { FormValues } from '#generated/forms'
import type { Tenant } from '../tenants/tenant.ts'
import { validateForm } from '../validation/form-validator.ts'

/** The answers of the steps, each checked by its form. */
export interface RegistrationSteps {
  readonly 'property-info': FormValues['register/property-info']
  readonly 'sale-status': FormValues['register/sale-status']
  readonly 'income-info': FormValues['register/income-info']
  readonly name: FormValues['register/name']
  readonly birthdate: FormValues['register/birthdate']
  /** Where the lender asks. */
  readonly membership?: FormValues['register/membership']
  readonly 'contact-info': FormValues['register/contact-info']
  readonly 'login-info': FormValues['register/login-info']
}

export const validateSteps = (
  { forms, journey }: Tenant,
  request: RegistrationRequest,
): RegistrationSteps => ({
  'property-info': validateForm(forms, 'register/property-info', request['property-info']),
  'sale-status': validateForm(forms, 'register/sale-status', request['sale-status']),
  'income-info': validateForm(forms, 'register/income-info', request['income-info']),
  name: validateForm(forms, 'register/name', request.name),
  birthdate: validateForm(forms, 'register/birthdate', request.birthdate),
  ...(journey.source.registration.order.includes('membership') && {
    membership: validateForm(forms, 'register/membership', request.membership),
  }),
  'contact-info': validateForm(forms, 'register/contact-info', request['contact-info']),
  'login-info': validateForm(forms, 'register/login-info', request['login-info']),
})

/** No address yet: a mailing address is asked for later, and its presence says that it was given. */
export const toProfile = (
  steps: Pick<RegistrationSteps, 'name' | 'birthdate' | 'contact-info'>,
): Profile => ({
  uuid: randomUUID(),
  name: { uuid: randomUUID(), ...steps.name },
  dob: steps.birthdate.dob,
  email: steps['contact-info'].email.toLowerCase(),
  phoneNumbers: [{ uuid: randomUUID(), number: toE164(steps['contact-info'].phoneNumber) }],
  addresses: [],
  hasSsn: false,
})

export function toE164(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  return `+1${digits.slice(-10)}`
}

export interface Answers {
  readonly orgCode?: string
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly dob?: string
  readonly street1?: string
  readonly state?: string
  readonly occupancy?: 'PRIMARY' | 'SECOND_HOME' | 'INVESTMENT'
  readonly annualIncome?: number
  readonly password?: string
}

let count = 0
export const nextAddress = () => {
  count += 1
  return `jo.${count}@example.com`
}

/** The answers of the seven steps, as somebody on the main road gives them. */
export const registration = (answers: Answers = {}) => ({
  orgCode: answers.orgCode ?? 'hearthline',
  'property-info': {
    address: {
      street1: answers.street1 ?? '45 Dogwood Court',
      city: 'Portland',
      state: answers.state ?? 'ME',
      zip: '04101',
    },
    occupancy: answers.occupancy ?? 'PRIMARY',
  },
  'sale-status': { saleStatus: 'NOT_FOR_SALE' },
  'income-info': { employmentType: 'FULL_TIME', annualIncome: answers.annualIncome ?? 125_000 },
  name: { firstName: answers.firstName ?? 'Jo', lastName: answers.lastName ?? 'Doe' },
  birthdate: { dob: answers.dob ?? '1980-02-03' },
  membership: { membership: 'JOINING' },
  'contact-info': { email: answers.email ?? nextAddress(), phoneNumber: '(207) 555-0100' },
  'login-info': { password: answers.password ?? 'correct horse battery', termsAccepted: true },
})

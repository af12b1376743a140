import applicant from '../../../product/drive/applicant.json' with { type: 'json' }

export interface RegistrationAnswers {
  readonly orgCode?: string
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly dob?: string
  readonly street1?: string
  readonly state?: string
  readonly zip?: string
  readonly occupancy?: 'PRIMARY' | 'SECOND_HOME' | 'INVESTMENT'
  readonly annualIncome?: number
  readonly password?: string
}

let count = 0
export const nextAddress = () => {
  count += 1
  return `jo.${count}@example.com`
}

const sample = applicant.registration

/** Answers of the sample applicant to the steps of registration, some of them replaced. */
export function registration({
  orgCode = 'hearthline',
  email = nextAddress(),
  ...answers
}: RegistrationAnswers = {}) {
  const changed = <T extends object>(values: T): T =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, answers[name as keyof typeof answers] ?? value]),
    ) as T
  const { 'property-info': home, 'contact-info': contact } = sample
  return {
    orgCode,
    ...sample,
    'property-info': { address: changed(home.address), occupancy: answers.occupancy ?? home.occupancy },
    'income-info': changed(sample['income-info']),
    name: changed(sample.name),
    birthdate: changed(sample.birthdate),
    'contact-info': { ...contact, email },
    'login-info': changed(sample['login-info']),
  }
}

import { isInForce } from '../../documents/made/consent-text.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { submission } from '../submission.ts'

const asked = answersOf('start/reopen')

/** Leads back to the contact details. Consent to electronic documents is asked for again if its words have changed since. */
export const contactChange = submission(asked, ({ tenant, application, now }) => {
  const { consents = [] } = application.heloc
  const isPast = ({ type, textHash }: (typeof consents)[number]) =>
    type === 'ELECTRONIC_RECORDS' && !isInForce(tenant, 'esign', { now, textHash })
  return consents.some(isPast) ? { heloc: { consents: consents.filter((each) => !isPast(each)) } } : {}
})

import { requireConsent } from '../../documents/made/consent-text.ts'
import { shownDisclosures } from '../../documents/made/page-disclosures.ts'
import { Problem } from '../../errors/problem.ts'
import { requireAdmission } from '../../registration/require-admission.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { withConsent } from '../parts/with-consent.ts'
import { submission } from '../submission.ts'

const asked = answersOf(
  'start/profile',
  'selectedPropertyUuid',
  'saleStatus',
  'softCreditConsent',
  'consentTextHash',
)

/**
 * Stores the chosen property, whether it is for sale where nobody was asked before (an invited borrower), and the permission for the soft pull, given to the exact text that was shown (FCRA 604(a)(2)).
 */
export const profile = submission(asked, ({ tenant, application, answers, now }) => {
  const { properties = [] } = application.heloc
  if (!properties.some(({ uuid }) => uuid === answers.selectedPropertyUuid))
    throw new Problem(422, 'PROPERTY_UNKNOWN')
  requireAdmission(tenant, { saleStatus: answers.saleStatus }, now, 'saleStatus')
  const evidence = requireConsent(tenant, 'soft-credit', { now, textHash: answers.consentTextHash })
  return {
    heloc: {
      selectedPropertyUuid: answers.selectedPropertyUuid,
      consents: withConsent(application.heloc, 'SOFT_CREDIT', evidence, now),
    },
    evidence: [evidence, ...shownDisclosures(tenant, 'start/profile', now)],
  }
})

import { requireConsent } from '../../documents/made/consent-text.ts'
import { sealNumber } from '../../secrets/seal-number.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { requireSignatures } from '../parts/signature.ts'
import { withConsent } from '../parts/with-consent.ts'
import { submission } from '../submission.ts'

const asked = answersOf(
  'start/app-summary',
  'typedName',
  'signConsent',
  'documents',
  'hardCreditConsent',
  'consentTextHash',
  'ssn',
)

/**
 * Submits the application. Throws a Problem without the required disclosures, generated, shown and named by their hashes (12
 * CFR 1026.40(b)), and without permission for the hard pull.
 */
export const summary = submission(asked, async (input) => {
  const { tenant, application, services, answers, now } = input
  const permission = requireConsent(tenant, 'hard-credit', { now, textHash: answers.consentTextHash })
  const signatures = await requireSignatures(input, ['APPLICATION_DISCLOSURE', 'SUMMARY_DISCLOSURE'], answers)
  const { amount, term, rate } = application.heloc
  return {
    profile: { hasSsn: true },
    heloc: {
      submittedAt: now.toISOString(),
      submittedOffer: {
        ...(amount !== undefined && { amount }),
        ...(term !== undefined && { term }),
        ...(rate !== undefined && { rate }),
      },
      consents: withConsent(application.heloc, 'HARD_CREDIT', permission, now),
    },
    loanFile:
      answers.ssn === undefined
        ? {}
        : { ssn: sealNumber(services.secrets.dataKey, answers.ssn.replaceAll('-', '')) },
    status: { summaryComplete: true },
    evidence: [permission, ...signatures],
  }
})

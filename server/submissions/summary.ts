import { contextOf } from '../applications/context-of.ts'
import { requireConsent } from '../documents/consent-text.ts'
import { sealNumber } from '../secrets/seal-number.ts'
import { type Holds, validateForm } from '../validation/form-validator.ts'
import { requireSignatures } from './signature.ts'
import type { SubmissionHandler } from './submission.ts'

/**
 * The application itself. Refused without the disclosures that must come with it, made, shown and named by their
 * hashes (12 CFR 1026.40(b)), and without permission for the hard pull.
 */
export const summary: SubmissionHandler = async (input) => {
  const { tenant, application, services, values, now } = input
  const context = contextOf(application)
  const holds: Holds = (condition) => tenant.journey.predicates.compile(condition)(context)
  const answers = validateForm(tenant.forms, 'start/app-summary', values, holds)
  const permission = requireConsent(tenant, 'hard-credit', { now, textHash: answers.consentTextHash })
  const signatures = await requireSignatures(input, ['APPLICATION_DISCLOSURE', 'SUMMARY_DISCLOSURE'], answers)
  const consent = {
    type: 'HARD_CREDIT' as const,
    givenAt: now.toISOString(),
    disclosure: `${permission.subject} ${permission.version}`,
    textHash: permission.textHash,
  }
  return {
    profile: { hasSsn: true },
    heloc: {
      submittedAt: now.toISOString(),
      consents: [...(application.heloc.consents ?? []).filter(({ type }) => type !== 'HARD_CREDIT'), consent],
    },
    loanFile:
      answers.ssn === undefined
        ? {}
        : { ssn: sealNumber(services.secrets.dataKey, answers.ssn.replaceAll('-', '')) },
    status: { summaryComplete: true },
    evidence: [permission, ...signatures],
  }
}

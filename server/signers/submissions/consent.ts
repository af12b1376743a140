import { requireConsent } from '../../documents/made/consent-text.ts'
import { deliveryOf } from '../../documents/made/delivery-of.ts'
import { Problem } from '../../errors/problem.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { createCondition } from '../create-condition.ts'
import { listSignerDocuments } from '../signer-documents.ts'
import { signerSubmission } from './signer-submission.ts'

const asked = answersOf('heloc-signer/intro', 'esignConsent', 'esignCode', 'consentTextHash')

/**
 * Stores the consent to electronic records, proven by the code of the sample PDF, and delivers the signer's documents. A share
 * held in trust adds a condition for its certificate.
 */
export const consent = signerSubmission(asked, async ({ tx, tenant, signing, answers, now }) => {
  const { file } = signing
  if (answers.esignCode !== file.esignCode) throw new Problem(422, 'ESIGN_CODE').at('esignCode')
  const agreed = requireConsent(tenant, 'esign', { now, textHash: answers.consentTextHash })
  const conditions = file.holdsInTrust ? [createCondition(tenant, 'REVIEW_TRUST_REQUIREMENTS', now)] : []
  const given = await listSignerDocuments(tx, signing)
  return {
    status: 'IN_PROGRESS',
    file: { consentedAt: now.toISOString(), conditions: [...file.conditions, ...conditions] },
    evidence: [
      agreed,
      { ...agreed, kind: 'ACCESS_SHOWN', detail: { by: 'code in sample PDF' } },
      ...given.map((document) => deliveryOf(document, { by: 'account' })),
    ],
  }
})

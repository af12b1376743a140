import { requireConsent } from '../../documents/consent-text.ts'
import { deliveryOf } from '../../documents/delivery-of.ts'
import { Problem } from '../../errors/problem.ts'
import { validateForm } from '../../validation/form-validator.ts'
import { listSignerDocuments } from '../signer-documents.ts'
import { toCondition } from '../to-condition.ts'
import type { ActHandler } from './act.ts'

/**
 * Consent to electronic records, shown by the code of the sample PDF; with it they are given what was made for them. A share
 * held in trust asks for its certificate.
 */
export const consent: ActHandler = async ({ tx, tenant, signing, values, now }) => {
  const { file } = signing
  const answers = validateForm(tenant.forms, 'heloc-signer/intro', values)
  if (answers.esignCode !== file.esignCode) throw new Problem(422, 'ESIGN_CODE')
  const agreed = requireConsent(tenant, 'esign', { now, textHash: answers.consentTextHash })
  const conditions = file.holdsInTrust ? [toCondition(tenant, 'REVIEW_TRUST_REQUIREMENTS', now)] : []
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
}

import { signaturesOf } from '#product'
import { rescind } from '../../rescission/rescind.ts'
import { requireSignatureOf } from '../../submissions/parts/signature-name.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { signerSubmission } from './signer-submission.ts'

const asked = answersOf('complete', 'cancelConsent', 'typedName')

/** Exercises a co-owner's right to cancel. Any single owner can use it, and it cancels for all (12 CFR 1026.15(a)(4)). */
export const rescission = signerSubmission(
  asked,
  async ({ tenant, signing, answers: { typedName }, now }) => {
    const { application, identity, file } = signing
    const { firstName, lastName } = file
    requireSignatureOf(signaturesOf({ firstName, lastName }), typedName)
    const owner = { identity: identity.uuid, name: `${firstName} ${lastName}` }
    return {
      file: { cancelledAt: now.toISOString() },
      rescission: await rescind({ tenant, application, now }, owner, typedName),
    }
  },
)

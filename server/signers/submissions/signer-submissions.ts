import type { SignerStep } from '#generated/domain'
import { consent } from './consent.ts'
import { identity } from './identity.ts'
import { proof } from './proof.ts'
import { refusal } from './refusal.ts'
import { rescission } from './rescission.ts'
import { signature } from './signature.ts'
import type { SignerSubmission } from './signer-submission.ts'

/** Submissions of additional signers by name, with the steps at which they are due. */
export const signerSubmissions: Readonly<
  Record<string, SignerSubmission & { readonly at: readonly SignerStep[] }>
> = {
  consent: { ...consent, at: ['CONSENT'] },
  identity: { ...identity, at: ['IDENTITY', 'CONDITION'] },
  proof: { ...proof, at: ['CONDITION'] },
  refusal: { ...refusal, at: ['CONSENT', 'IDENTITY', 'CONDITION', 'SIGNING'] },
  rescission: { ...rescission, at: ['SIGNED'] },
  signature: { ...signature, at: ['SIGNING'] },
}

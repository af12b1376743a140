import type { SignerStep } from '#generated/domain'
import type { Proof } from '../../proofs/proof.ts'
import type { ActLetter } from '../../proofs/tell-of-act.ts'
import { consent } from './consent.ts'
import { identity } from './identity.ts'
import { proof } from './proof.ts'
import { refusal } from './refusal.ts'
import { rescission } from './rescission.ts'
import { signature } from './signature.ts'
import type { SignerSubmission } from './signer-submission.ts'

/** Rule of a signer's submission; the borrower's have theirs in flows/process.json. */
interface SignerRule {
  /** Steps at which it is due. */
  readonly at: readonly SignerStep[]
  readonly proof?: Proof
  /** Letter that tells the signer at once that somebody did it. */
  readonly tells?: ActLetter
}

/** Submissions of additional signers by name. */
export const signerSubmissions: Readonly<Record<string, SignerSubmission & SignerRule>> = {
  consent: { ...consent, at: ['CONSENT'] },
  identity: { ...identity, at: ['IDENTITY', 'CONDITION'], proof: 'recent', tells: 'identitySent' },
  proof: { ...proof, at: ['CONDITION'] },
  refusal: { ...refusal, at: ['CONSENT', 'IDENTITY', 'CONDITION', 'SIGNING'] },
  rescission: { ...rescission, at: ['SIGNED'] },
  signature: { ...signature, at: ['SIGNING'], proof: 'recent', tells: 'documentSigned' },
}

import type { ButtonLetter } from '../../letters/letter-words.ts'
import type { Proof } from '../../proofs/proof.ts'
import { consent } from './consent.ts'
import { identity } from './identity.ts'
import { proof } from './proof.ts'
import { refusal } from './refusal.ts'
import { rescission } from './rescission.ts'
import { signature } from './signature.ts'
import type { SignerSubmission } from './signer-submission.ts'

/** Rule of a signer's submission; `signerActs` of flows/process.json says at which steps it is taken. */
interface SignerRule {
  readonly proof?: Proof
  /** Letter that tells the signer at once that somebody did it. */
  readonly tells?: ButtonLetter
  /** Values of that letter. */
  readonly told?: Readonly<Record<string, string>>
}

/** Submissions of additional signers by name. */
export const signerSubmissions: Readonly<Record<string, SignerSubmission & SignerRule>> = {
  consent,
  identity: { ...identity, proof: 'recent', tells: 'identitySent' },
  proof,
  refusal: { ...refusal, proof: 'recent', tells: 'signingRefused' },
  rescission: { ...rescission, tells: 'rescinded' },
  signature: { ...signature, proof: 'recent', tells: 'documentSigned', told: { document: 'CO_OWNER' } },
}

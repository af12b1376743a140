import type { Proof } from '../proofs/proof.ts'

/** Proof of a submission; `anewToChange` is asked for only by what changes data that are known. */
export type NamedProof = Proof | 'anewToChange'

const answered = 'Without it the answer is 403 `PROOF_REQUIRED`'
const given = 'give one with `POST /identity/secure/api/v1/proof` and send the same request again'

const proofs: Readonly<Record<Proof, string>> = {
  recent: 'a sign-in, password or mailed code of a short time ago',
  anew: 'a password or mailed code given within the session just before; a sign-in does not count',
}

/** Says which proof of who acts a call asks for beside its token, and what a client does without one. */
export const describeProof = (proof: NamedProof): string =>
  proof === 'anewToChange'
    ? `Asks for a proof (\`anew\`) where data that are known would change: ${proofs.anew}. ${answered}: ${given}.`
    : `Asks for a proof (\`${proof}\`): ${proofs[proof]}. ${answered}: ${given}.`

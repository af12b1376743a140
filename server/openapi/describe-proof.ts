import type { SubmissionSource } from '#engine'
import type { Proof } from '../proofs/proof.ts'

/** Proofs that a call asks for: always, or only where contact data that are known would change. */
export type DeclaredProofs = Pick<SubmissionSource, 'proof' | 'proofToChange'>

const answered = 'Without it the answer is 403 `PROOF_REQUIRED`'
const given =
  'give one with `POST /identity/secure/api/v1/proof` and send the same request again, with the token of its response: the earlier token ends'

const proofs: Readonly<Record<Proof, string>> = {
  recent: 'a sign-in, password or mailed code of a short time ago',
  anew: 'a password or mailed code given within the session just before; a sign-in does not count',
}

/** Says which proofs of who acts a call asks for beside its token, and what a client does without one. */
export const describeProofs = ({ proof, proofToChange }: DeclaredProofs): readonly string[] => [
  ...(proof === undefined ? [] : [describe(proof, '')]),
  ...(proofToChange === undefined
    ? []
    : [describe(proofToChange, ' where data that are known would change')]),
]

const describe = (proof: Proof, where: string): string =>
  `Asks for a proof (\`${proof}\`)${where}: ${proofs[proof]}. ${answered}: ${given}.`

import type { Finding, Source } from '#source'
import type { Problem, ProofView } from '../api/overview.ts'
import type { Told } from '../server/prover-messages.ts'
import { pageAt } from './pages.ts'

/** Findings of the linter, each cause once, with the page that it is about. */
export const proofView = (
  source: Source,
  { isRunning, failure, findings = [], crashes = [], took }: Told & { readonly isRunning: boolean },
): ProofView => ({
  isRunning,
  ...(took !== undefined && { took }),
  ...(failure !== undefined && { failure }),
  problems: [
    ...findings.map((finding) => problemOf(source, finding)),
    ...crashes.map(({ rule, message }) => crashed(rule, message)),
  ],
})

function problemOf(
  source: Source,
  { rule, severity, message, hint, file, pointer, line, tenant, witness, fix, consequences = [] }: Finding,
): Problem {
  const page = pageAt(source, file, pointer)
  return {
    rule,
    severity,
    message,
    place: { file, pointer, line },
    ...(hint !== undefined && { hint }),
    ...(tenant !== undefined && { lender: tenant }),
    ...(page !== undefined && { page }),
    ...(witness !== undefined && { witness }),
    ...(fix !== undefined && { fix }),
    consequences: consequences.map((each) => each.message),
  }
}

const crashed = (rule: string, message: string): Problem => ({
  rule,
  severity: 'error',
  place: { file: '', pointer: '', line: 1 },
  consequences: [],
  message: `The rule crashed, so what it would find is unknown: ${message}`,
})

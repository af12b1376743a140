import type { CreditReport } from '../applications/loan-file.ts'
import type { JobInput } from './job.ts'

/** A report in the form of the loan file; undefined when the bureau could not give one. */
export async function pullCredit(
  kind: 'SOFT' | 'HARD',
  { application, vendors, call, now }: JobInput,
): Promise<CreditReport | undefined> {
  const { name, dob = '' } = application.profile
  const person = { firstName: name?.firstName ?? '', lastName: name?.lastName ?? '', dob }
  const answer = await vendors.credit.pull(kind, person, call)
  if (answer.outcome === 'ERROR') return undefined
  const { outcome, ...report } = answer
  return { ...report, kind, pulledAt: now.toISOString() }
}

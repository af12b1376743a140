import { memoize, withNearest } from '#engine'
import { keepsItself, SourceError } from '#source'
import { submissions } from '../../submissions/submissions.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { findForm } from '../../validation/form-validator.ts'
import { jobs } from '../jobs.ts'

/** Refuses to start if a process names an unknown job, submission, form or letter, so that no applicant meets the fault. */
export function requireHandlers(tenants: readonly Tenant[]): void {
  for (const tenant of tenants) {
    const { code, process, forms, effective } = tenant
    for (const { tells } of effective.source.conditions.guards ?? [])
      if (tells !== undefined) requireKnown(code, 'letter', tells, lettersOfActs(tenant))
    for (const { job } of Object.values(process.states))
      if (job !== undefined) requireKnown(code, 'job', job, Object.keys(jobs))
    for (const [name, submission] of Object.entries(process.submissions)) {
      const { form, tells, removes = [], insteadOf } = submission
      if (insteadOf !== undefined) requireKnown(code, 'submission', name, alternatives)
      for (const answer of removes)
        requireKnown(code, 'consequence', answer, Object.keys(process.consequences ?? {}))
      if (tells !== undefined) requireKnown(code, 'letter', tells, lettersOfActs(tenant))
      requireKnown(code, 'form', form, [...forms.keys()])
      if (!keepsItself(findForm(forms, form), submission))
        requireKnown(code, 'submission', name, Object.keys(submissions))
      const read = submissions[name]?.asked.form ?? form
      if (read !== form)
        throw new SourceError(
          'FLOWS_BROKEN',
          `The process of ${code} names the form "${form}" for the submission "${name}", which reads "${read}".`,
        )
    }
  }
}

/** Submissions whose code tells whether values that were sent as another are theirs. */
const alternatives = Object.keys(submissions).filter((name) => submissions[name]?.isMeant !== undefined)

const places = {
  consequence: 'flows/process.json',
  job: 'server/jobs',
  submission: 'server/submissions',
  form: 'flows/forms',
  letter: 'flows/copy',
}

/** Letters with the button that somebody presses if it was not them. */
const lettersOfActs = memoize(({ journey }: Tenant): readonly string[] =>
  Object.keys(journey.source.copy).flatMap((key) => /^server\.letters\.(\w+)\.action$/.exec(key)?.[1] ?? []),
)

function requireKnown(
  tenant: string,
  kind: keyof typeof places,
  name: string,
  known: readonly string[],
): void {
  if (known.includes(name)) return
  const text = `The process of ${tenant} names the ${kind} "${name}", which ${places[kind]} does not have.`
  throw new SourceError('FLOWS_BROKEN', withNearest(text, name, known))
}

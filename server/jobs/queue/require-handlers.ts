import { nearest } from '#engine'
import { SourceError } from '#source'
import { submissions } from '../../submissions/submissions.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { type FormValidator, findForm } from '../../validation/form-validator.ts'
import { jobs } from '../jobs.ts'

/** Refuses to start if a process names an unknown job, submission or form, so that no applicant meets the fault. */
export function requireHandlers(tenants: readonly Tenant[]): void {
  for (const { code, process, forms } of tenants) {
    for (const { job } of Object.values(process.states))
      if (job !== undefined) requireKnown(code, 'job', job, Object.keys(jobs))
    for (const [name, { form, removes = [] }] of Object.entries(process.submissions)) {
      requireKnown(code, 'form', form, [...forms.keys()])
      if (!keepsItself(findForm(forms, form), removes.length > 0))
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

/**
 * True if every answer of a form is stored without code. A form without fields counts only if the submission says what it
 * removes.
 */
const keepsItself = ({ fields }: FormValidator, mayBeEmpty: boolean): boolean =>
  (mayBeEmpty || Object.keys(fields).length > 0) && Object.values(fields).every(({ to }) => to !== undefined)

const places = { job: 'server/jobs', submission: 'server/submissions', form: 'flows/forms' }

function requireKnown(
  tenant: string,
  kind: keyof typeof places,
  name: string,
  known: readonly string[],
): void {
  if (known.includes(name)) return
  const near = nearest(name, known)
  const hint = near === undefined ? '' : ` Did you mean "${near}"?`
  const text = `The process of ${tenant} names the ${kind} "${name}", which ${places[kind]} does not have.${hint}`
  throw new SourceError('FLOWS_BROKEN', text)
}

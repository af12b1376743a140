import { nearest } from '#engine'
import { submissions } from '../submissions/submissions.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { jobs } from './jobs.ts'

/** A process that names a job or submission without a handler is refused at start, not when an applicant gets there. */
export function requireJobs(tenants: readonly Tenant[]): void {
  for (const { code, process } of tenants) {
    for (const { job } of Object.values(process.states))
      if (job !== undefined) requireKnown(code, 'job', job, jobs)
    for (const name of Object.keys(process.submissions)) requireKnown(code, 'submission', name, submissions)
  }
}

function requireKnown(
  tenant: string,
  kind: string,
  name: string,
  known: Readonly<Record<string, unknown>>,
): void {
  if (Object.hasOwn(known, name)) return
  const near = nearest(name, Object.keys(known))
  const hint = near === undefined ? '' : ` Did you mean "${near}"?`
  throw new Error(
    `The process of ${tenant} names the ${kind} "${name}", which server/${kind}s does not have.${hint}`,
  )
}

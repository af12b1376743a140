import type { ProcessSource } from '#engine'
import type { Application } from '../applications/application.ts'
import { findNamed } from '../validation/find-named.ts'
import type { Submission } from './submission.ts'

/**
 * Returns the name of the submission that unchecked values are: the one under which they were sent, or one that the flows take
 * `insteadOf` it. Whoever names the latter is judged alike.
 */
export function meantSubmission(
  { submissions }: Pick<ProcessSource, 'submissions'>,
  handlers: Readonly<Record<string, Pick<Submission, 'isMeant'>>>,
  {
    name,
    application,
    values,
  }: { readonly name: string; readonly application: Application; readonly values: unknown },
): string {
  const sent = findNamed(submissions, name)?.insteadOf ?? name
  const meant = Object.keys(submissions).find(
    (other) =>
      submissions[other]?.insteadOf === sent &&
      findNamed(handlers, other)?.isMeant?.(application, values) === true,
  )
  return meant ?? sent
}

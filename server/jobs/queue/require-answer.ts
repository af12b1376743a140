import type { ProcessSource } from '#engine'

/** Throws where a job answers what flows/process.json does not say that it may: the linter has proven nothing of that. */
export function requireAnswer({ jobs }: Pick<ProcessSource, 'jobs'>, job: string, event: string): void {
  if (jobs?.[job]?.includes(event) === false)
    throw new Error(`The job ${job} answers ${event}, which is none of its answers in flows/process.json.`)
}

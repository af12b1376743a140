import type { ProcessSource } from '#engine'

/**
 * Throws if a job returns an event that flows/process.json does not list for it, because the linter has checked nothing for
 * that event.
 */
export function requireAnswer({ jobs }: Pick<ProcessSource, 'jobs'>, job: string, event: string): void {
  if (jobs?.[job]?.includes(event) === false)
    throw new Error(`The job ${job} answers ${event}, which is none of its answers in flows/process.json.`)
}

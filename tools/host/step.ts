import type { Context } from '#engine'

/** Application after a step, or why the step is refused. */
export type Step =
  | { readonly ok: true; readonly context: Context }
  | { readonly ok: false; readonly code: string; readonly errors: readonly string[]; readonly field?: string }

export interface Steps {
  /** Application that has just begun. */
  readonly begin: () => Context
  /** Applies the answers of a page: checks them by the form, stores them where it says, and sends the event. */
  readonly submit: (context: Context, submission: string, values: unknown) => Step
  /** Sends an event, such as the result of a job, after `change` has set what it found. */
  readonly fire: (context: Context, event: string, change?: Context) => Step
  /** Job that the server does in the state of the application; undefined if it waits for nothing. */
  readonly jobOf: (context: Context) => string | undefined
}

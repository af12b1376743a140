import type { DeskApplication } from '#generated/api'

/** What parts of an application at the desk share. */
export interface DeskAct {
  /** Address of the application's calls. */
  readonly path: string
  readonly application: DeskApplication
  /** Something was done: the application after it, and the sentence that says so. */
  readonly onDone: (after: DeskApplication, said: string) => void
}

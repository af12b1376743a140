import type { DeskApplication } from '#generated/api'

/** Props shared by the parts of an application in review. */
export interface DeskAct {
  /** Base path of the application's requests. */
  readonly path: string
  readonly application: DeskApplication
  /** Called after an action, with the application after it and a message about it. */
  readonly onDone: (after: DeskApplication, said: string) => void
}

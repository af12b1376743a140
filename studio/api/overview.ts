import type { Fix, Witness } from '#source'

export interface Overview {
  /** Name of the folder, and its path. */
  readonly name: string
  readonly dir: string
  readonly lenders: readonly LenderName[]
  readonly locales: readonly string[]
  readonly draft: DraftView
  readonly proof: ProofView
}

export interface LenderName {
  readonly code: string
  readonly isGroup: boolean
  /** Code of the lender or group that it extends. */
  readonly extends?: string
}

export interface DraftView {
  /** Edits that stand, the last one last. */
  readonly edits: readonly { readonly id: number; readonly at: string; readonly title: string }[]
  readonly canRedo: boolean
  /** Edits ever made, those that were taken back too. */
  readonly history: readonly { readonly id: number; readonly at: string; readonly title: string }[]
}

export interface ProofView {
  /** Whether the files have changed since, and are being proven. */
  readonly isRunning: boolean
  /** Milliseconds that the last proof took. */
  readonly took?: number
  /** Why nothing could be checked. */
  readonly failure?: string
  readonly problems: readonly Problem[]
}

/** Finding of the linter, with the page and lender that it concerns. */
export interface Problem {
  readonly rule: string
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly hint?: string
  readonly place: FilePlace
  readonly lender?: string
  readonly page?: string
  /** Applicant who comes to the fault. */
  readonly witness?: Witness
  readonly fix?: Fix
  /** Consequences, which go when it is mended. */
  readonly consequences: readonly string[]
}

export interface FilePlace {
  readonly file: string
  readonly pointer: string
  readonly line: number
}

import type { Difference } from '../../tools/diff/difference.ts'
import type { Change } from '../edits/change.ts'
import type { Conflict } from '../edits/change-files.ts'

export interface ChangesView {
  readonly against: string
  readonly differences: readonly (Pick<Difference, 'area' | 'subject' | 'words'> & {
    readonly lenders: readonly string[]
  })[]
  readonly stranding: readonly StrandedView[]
  /** States to which a migration can lead, each with its title. */
  readonly states: readonly { readonly id: string; readonly name: string }[]
  readonly unapproved: readonly string[]
  readonly isForAll: readonly string[]
  /** Why it cannot be told. */
  readonly failure?: string
}

/** Applicants whom the draft may strand in a state, in words. */
export interface StrandedView {
  readonly state: string
  readonly words: string
  readonly lenders: readonly string[]
}

export interface EditRequest {
  readonly title: string
  readonly changes: readonly Change[]
}

export interface Edited {
  readonly conflicts: readonly Conflict[]
}

export interface Proposed {
  /** Branch and commit, or the folder of the changed files where there is no git. */
  readonly branch?: string
  readonly commit?: string
  readonly folder?: string
}

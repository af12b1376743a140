import type { Project } from '#source'
import { type Change, inverse } from './change.ts'
import { type Conflict, planChanges } from './change-files.ts'
import { type Edit, type Journal, openJournal, type Standing, standing } from './journal.ts'

/** Draft of a folder: its files as they stand, and the journal of how they came to. */
export interface Draft {
  readonly standing: () => Standing
  /** Every edit in order, those that were taken back too. */
  readonly history: () => readonly Edit[]
  readonly edit: (title: string, changes: readonly Change[]) => readonly Conflict[]
  /** Takes back the last edit, or every edit after the one that is named; 0 names the beginning. */
  readonly undo: (after?: number) => readonly Conflict[]
  readonly redo: () => readonly Conflict[]
  readonly close: Journal['close']
}

export function openDraft(dir: string, project: () => Project): Draft {
  const journal = openJournal(dir)
  const now = () => standing(journal.edits())
  const make = (edit: Omit<Edit, 'id' | 'at'>): readonly Conflict[] => {
    if (edit.changes.length === 0) return []
    const { conflicts, changes, save } = planChanges(dir, project(), edit.changes)
    if (conflicts.length === 0) journal.add({ ...edit, changes }, save)
    return conflicts
  }
  finish(dir, project(), journal.unsaved())
  return {
    standing: now,
    history: journal.edits,
    close: journal.close,
    edit: (title, changes) => make({ title, changes }),
    undo: (after) => {
      const { done } = now()
      const back = after === undefined ? done.slice(-1) : done.filter(({ id }) => id > after)
      return make({
        title: titleOf('Took back', back),
        changes: back.toReversed().flatMap(({ changes }) => changes.toReversed().map(inverse)),
        undoes: back.map(({ id }) => id),
      })
    },
    redo: () => {
      const back = now().undone.at(-1) ?? []
      return make({
        title: titleOf('Brought back', back),
        changes: back.flatMap(({ changes }) => changes),
        redoes: back.map(({ id }) => id),
      })
    },
  }
}

const titleOf = (verb: string, edits: readonly Edit[]): string =>
  `${verb}: ${edits.length === 1 ? edits[0]?.title : `${edits.length} edits`}`

/** Saves what an edit left unsaved when the machine stopped in the middle of it: the changes that are not in the files yet. */
function finish(dir: string, project: Project, edit: Edit | undefined): void {
  for (const change of edit?.changes ?? []) {
    const { conflicts, save } = planChanges(dir, project, [change])
    if (conflicts.length === 0) save()
  }
}

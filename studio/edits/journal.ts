import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Change } from './change.ts'

/** Edit of a draft: what a person did in one press, in words and as changes of files. */
export interface Edit {
  readonly id: number
  /** When it was made, as an ISO time. */
  readonly at: string
  readonly title: string
  readonly changes: readonly Change[]
  /** Ids of the edits that this one takes back, or brings back. */
  readonly undoes?: readonly number[]
  readonly redoes?: readonly number[]
}

/** Edits of a draft that are in the files, and those that were taken back and can be brought back, the next one last. */
export interface Standing {
  readonly done: readonly Edit[]
  readonly undone: readonly (readonly Edit[])[]
}

/** Journal of a draft, one line of JSON for each edit, in a folder that git ignores. Lines are only ever added. */
export interface Journal {
  readonly edits: () => readonly Edit[]
  /** Writes an edit down, saves its files, and notes that they are saved. */
  readonly add: (edit: Omit<Edit, 'id' | 'at'>, save: () => void) => void
  /** The last edit, if the machine stopped before its files were saved. */
  readonly unsaved: () => Edit | undefined
  /** Puts the journal aside under the name of what was proposed, and begins an empty one. */
  readonly close: (name: string) => void
}

const folder = '.journey'

export function openJournal(dir: string, now: () => Date = () => new Date()): Journal {
  const place = path.join(dir, folder, 'draft.ndjson')
  const lines = (): readonly Line[] =>
    existsSync(place) ? readFileSync(place, 'utf8').split('\n').flatMap(parseLine) : []
  const edits = () => lines().filter((line) => 'changes' in line)
  const append = (line: Line) => appendFileSync(place, `${JSON.stringify(line)}\n`)
  return {
    edits,
    add: (edit, save) => {
      mkdirSync(path.dirname(place), { recursive: true })
      writeFileSync(path.join(dir, folder, '.gitignore'), '*\n')
      const id = (edits().at(-1)?.id ?? 0) + 1
      append({ id, at: now().toISOString(), ...edit })
      save()
      append({ saved: id })
    },
    unsaved: () => {
      const last = lines().at(-1)
      return last !== undefined && 'changes' in last ? last : undefined
    },
    close: (name) => {
      const kept = path.join(dir, folder, 'proposed', `${name.replaceAll('/', '-')}.ndjson`)
      mkdirSync(path.dirname(kept), { recursive: true })
      if (existsSync(place)) renameSync(place, kept)
    },
  }
}

type Line = Edit | { readonly saved: number }

/** A line that was cut off when the machine stopped is no edit: nothing of it was saved yet. */
function parseLine(line: string): readonly Line[] {
  try {
    return line === '' ? [] : [JSON.parse(line)]
  } catch {
    return []
  }
}

/** Replays a journal: an undo takes edits from those that stand, a redo brings them back, and a new edit ends what could be redone. */
export function standing(edits: readonly Edit[]): Standing {
  const byId = new Map(edits.map((edit) => [edit.id, edit]))
  let done: readonly Edit[] = []
  let undone: readonly (readonly Edit[])[] = []
  for (const edit of edits) {
    if (edit.undoes !== undefined) {
      const ids = edit.undoes
      undone = [...undone, done.filter(({ id }) => ids.includes(id))]
      done = done.filter(({ id }) => !ids.includes(id))
    } else if (edit.redoes !== undefined) {
      done = [...done, ...edit.redoes.flatMap((id) => byId.get(id) ?? [])]
      undone = undone.slice(0, -1)
    } else {
      done = [...done, edit]
      undone = []
    }
  }
  return { done, undone }
}

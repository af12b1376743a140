import { mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  fileKind,
  type Json,
  orderKeys,
  type Project,
  parseJsonFile,
  parsePointer,
  readText,
  valueAt,
} from '#source'
import { readScenario, scenariosFolder } from '../../tools/scenario/load-scenarios.ts'
import { sequencesFolder } from '../../tools/scenario/sequences/sequence-files.ts'
import { applyChange, type Change, complete, fits } from './change.ts'
import { rewriteJson } from './rewrite-json.ts'

/** Change that cannot be made, with what the file says now. */
export interface Conflict {
  readonly file: string
  readonly pointer: string
  readonly reason: string
  readonly now?: Json
}

/** Result of changes for the files of a folder: texts to save, or what stands against it. */
export interface Plan {
  readonly conflicts: readonly Conflict[]
  /** The changes, each with its place among its neighbors. */
  readonly changes: readonly Change[]
  /** Saves every file. */
  readonly save: () => void
}

/**
 * Plans changes in the files of a folder, all or none. What stands against one: somebody else has changed the file meanwhile, it does
 * not parse, or it is none of the journey's.
 */
export function planChanges(dir: string, project: Project, changes: readonly Change[]): Plan {
  const planned = [...Map.groupBy(changes, ({ file }) => file)].map(([file, own]) =>
    plan(dir, project, file, own),
  )
  const ready = planned.flatMap((one) => ('conflict' in one ? [] : [one]))
  return {
    conflicts: planned.flatMap((one) => ('conflict' in one ? [one.conflict] : [])),
    changes: ready.flatMap((one) => one.changes),
    save: () => {
      for (const { place, text } of ready) save(place, text)
    },
  }
}

type Planned =
  | { readonly conflict: Conflict }
  | { readonly place: string; readonly text: string | undefined; readonly changes: readonly Change[] }

function plan(dir: string, project: Project, file: string, changes: readonly Change[]): Planned {
  const [first] = changes
  const refuse = (reason: string, change = first, now?: Json): Planned => ({
    conflict: { file, pointer: change?.pointer ?? '', reason, ...(now !== undefined && { now }) },
  })
  const kind = fileKind(file)
  const place = placeIn(dir, file)
  const isScenario = path.posix.dirname(file) === scenariosFolder && file.endsWith('.json')
  const isRecord = path.posix.dirname(file) === sequencesFolder && file.endsWith('.json')
  const isOther = isScenario || isRecord || file === project.roads?.applicant
  if ((kind === undefined && !isOther && !ownSchema.test(file)) || place === undefined)
    return refuse(`${file} is no file of this journey.`)
  const text = readText(place)
  const isNew = typeof text !== 'string'
  if (isNew && first?.pointer !== '') return refuse(`${file} cannot be read: ${text.reason}`)
  const read = isNew ? undefined : parseJsonFile(file, text)
  if (read !== undefined && read.value === undefined)
    return refuse(
      `${file} does not parse: ${read.findings[0]?.message ?? 'it is no JSON'} Mend it in an editor first.`,
    )
  let value: Json | undefined = read?.value
  const placed: Change[] = []
  for (const change of changes) {
    if (!fits(value, change)) {
      const now = value === undefined ? undefined : valueAt(value, parsePointer(change.pointer))
      return refuse('Somebody has changed this meanwhile, so nothing was written.', change, now)
    }
    const whole = complete(value, change)
    placed.push(whole)
    value = whole.pointer === '' ? whole.after : applyChange(value ?? {}, whole)
  }
  if (value === undefined) return { place, text: undefined, changes: placed }
  const written = rewriteJson(isNew ? '' : text, value)
  if (isScenario) {
    // No rule of the linter reads scenarios, so a faulty one is refused here.
    const [fault] = readScenario(parseJsonFile(file, written), project).problems
    return fault === undefined ? { place, text: written, changes: placed } : refuse(fault.message)
  }
  const canonical = kind === undefined ? written : orderKeys(kind, written, project.schemas).text
  return { place, text: canonical, changes: placed }
}

/** Schemas of a project's own data, in which it declares what its flows name. Those of the shape of its files stay as they are. */
const ownSchema = /^schemas\/(?:context|domain|tenant)\/[a-z-]+\.schema\.json$/

/** Path of a file below a folder; undefined if it stands elsewhere, links followed. */
function placeIn(dir: string, file: string): string | undefined {
  const place = path.resolve(dir, file)
  const root = realpathSync(dir)
  const real = (each: string): string => {
    try {
      return realpathSync(each)
    } catch {
      return path.join(real(path.dirname(each)), path.basename(each))
    }
  }
  return real(place).startsWith(root + path.sep) ? place : undefined
}

/** Replaces a file in one step, so that nobody ever reads half of it, or removes it. */
function save(place: string, text: string | undefined): void {
  if (text === undefined) {
    rmSync(place)
    return
  }
  mkdirSync(path.dirname(place), { recursive: true })
  const next = `${place}.next`
  writeFileSync(next, text)
  renameSync(next, place)
}

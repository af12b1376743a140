import { type Finding, type Json, type Place, parsePointer, pointerTo, type Source } from '#source'
import { placesIn, valueIn } from './edit.ts'
import type { KeyPath, Mutant } from './mutant.ts'

/** Distance of a finding: in the changed entry, among the related places of the finding, or one name away. */
export type Nearness = 'at' | 'related' | 'near'

/**
 * Judges whether a finding leads its reader to the mistake. 'at': it stands in the changed entry (a state, an event,
 * a predicate, a page, a message, a field, a setting). 'related': it names the entry's override, or its line as a
 * related place. 'near': it names the entry or its event in the witness, or stands in an entry that names it, or that
 * it named before or after. Undefined for anything farther away, which leads nobody to the mistake.
 */
export function howNear(
  finding: Finding,
  mutant: Mutant,
  source: Source,
  shipped: Source,
): Nearness | undefined {
  const isOf = (place: Place) => isOfEntry(place, mutant, source)
  if (isOf(finding) || (finding.override !== undefined && isOf(finding.override))) return 'at'
  if (isStillNamed(finding, goneFrom(mutant, source, shipped), source)) return 'at'
  if (finding.related?.some(isOf)) return 'related'
  return isNeighbour(finding, mutant, source, shipped) ? 'near' : undefined
}

/** Tests for a place in the entry, or in its parent if the entry was removed. */
function isOfEntry(place: Place, { file, steps }: Mutant, source: Source): boolean {
  const isWithin = startsWith(parsePointer(place.pointer), entryOf(file, steps).map(String))
  const isHolder = place.pointer === pointerTo(...holderOf(source.files.get(file)?.value, steps))
  return place.file === file && (isWithin || isHolder)
}

/** Id of a removed entry, or a removed element of a list. */
function goneFrom({ file, steps }: Mutant, source: Source, shipped: Source): string | undefined {
  const [before, after] = [shipped, source].map(({ files }) => files.get(file)?.value)
  const was = valueIn(before, steps)
  const last = steps.at(-1)
  if (typeof last === 'number') {
    const left = valueIn(after, steps.slice(0, -1))
    const isGone = typeof was === 'string' && Array.isArray(left) && !left.includes(was)
    return isGone ? was : undefined
  }
  const isEntry = steps.length === entryOf(file, steps).length
  return isEntry && was !== undefined && valueIn(after, steps) === undefined ? last : undefined
}

/** Tests for a finding at a remaining reference to a removed name. */
function isStillNamed(finding: Finding, gone: string | undefined, source: Source): boolean {
  if (gone === undefined || !names(finding.message, gone)) return false
  const steps = stepsOf(finding.pointer)
  return steps.includes(gone) || valueIn(source.files.get(finding.file)?.value, steps) === gone
}

/** Existing part of the path to a place. */
function holderOf(value: Json | undefined, steps: KeyPath): KeyPath {
  const lost = steps.findIndex((_, index) => valueIn(value, steps.slice(0, index + 1)) === undefined)
  return lost < 0 ? steps : steps.slice(0, lost)
}

function isNeighbour(finding: Finding, { file, steps }: Mutant, source: Source, shipped: Source): boolean {
  const entry = entryOf(file, steps)
  const place = entryOf(finding.file, stepsOf(finding.pointer))
  const own = changedWords(file, entry, source, shipped)
  const id = String(entry.at(-1) ?? '')
  const words = wordsIn(valueIn(source.files.get(finding.file)?.value, place))
  const said = [finding.message, finding.hint ?? '', ...(finding.witness?.events ?? [])].join(' ')
  const other = String(place.at(-1) ?? '')
  return words.has(id) || own.has(other) || (finding.file === file && other === id) || names(said, id)
}

/** Words of an entry before and after. */
const changedWords = (file: string, entry: KeyPath, source: Source, shipped: Source): ReadonlySet<string> =>
  new Set([source, shipped].flatMap(({ files }) => [...wordsIn(valueIn(files.get(file)?.value, entry))]))

function wordsIn(value: Json | undefined): ReadonlySet<string> {
  const words = [...placesIn(value ?? null)].flatMap(({ steps, value: each }) => [
    ...(typeof each === 'string' ? [each] : []),
    ...steps.filter((step) => typeof step === 'string'),
  ])
  return new Set(words)
}

const names = (text: string, id: string): boolean =>
  id.length > 2 &&
  new RegExp(`(^|[^\\w/.-])${id.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}($|[^\\w/-])`).test(text)

const stepsOf = (pointer: string): KeyPath =>
  parsePointer(pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step))

/**
 * Path of the entry that contains a place: in a map of a file, or of a lender's overrides; otherwise the value at the
 * top.
 */
export function entryOf(file: string, steps: KeyPath): KeyPath {
  // An array at the top is one entry.
  if (typeof steps[1] === 'number') return steps.slice(0, 1)
  if (steps[0] === 'overrides') return steps.slice(0, steps[1] === 'copy' ? 3 : 4)
  if (file.startsWith('tenants/')) return steps.slice(0, Math.max(1, Math.min(steps.length, 3)))
  if (file.startsWith('flows/forms/') && steps[0] === 'schema') return steps.slice(0, 3)
  return steps.slice(0, 2)
}

const startsWith = (steps: readonly string[], start: readonly string[]): boolean =>
  start.every((step, index) => steps[index] === step)

import { isRecord } from '#engine'
import { ApiError, unexpected } from '../kit/api/api-error.ts'

type Kind<T> = T extends string
  ? 'string' | 'time'
  : T extends number
    ? 'number'
    : T extends boolean
      ? 'boolean'
      : never

/**
 * Parts of an answer that a page reads, with their types; `?` marks those that may be missing. An object may be missing if all
 * of its parts may. `time` is a string that names a moment.
 */
export type ShapeOf<T> = [T] extends [string | number | boolean]
  ? Kind<T>
  : [T] extends [string | number | boolean | undefined]
    ? Kind<NonNullable<T>> | `${Kind<NonNullable<T>>}?`
    : [T] extends [readonly (infer One)[]]
      ? readonly [ShapeOf<One>]
      : [T] extends [readonly (infer One)[] | undefined]
        ? readonly [ShapeOf<One>, '?']
        : { readonly [Name in keyof NonNullable<T>]?: ShapeOf<NonNullable<T>[Name]> }

type Shape = string | ListShape | { readonly [name: string]: Shape }
type ListShape = readonly [one: Shape, mayMiss?: '?']

/**
 * Returns the answer of a side service, which the page can do without. What does not fit in a list is left out, and added to
 * `odd` for the page to say so. Throws an ApiError if the answer has another shape or nothing in its list fits, so that an
 * odd answer is a failure like any other: its reader shows nothing of it instead of taking the page away.
 */
export async function sideAnswer<T>(asked: Promise<T>, shape: ShapeOf<T>, odd: unknown[] = []): Promise<T> {
  const answer = await asked
  const sound = soundPart(answer, shape as Shape, odd)
  if (sound === misfit || (Array.isArray(sound) && sound.length === 0 && odd.length > 0))
    throw new ApiError(200, unexpected, answer)
  return sound as T // of the shape
}

/** List from a call: the entries that a page can show, and the number of those that it cannot. */
export interface SoundList<T> {
  readonly list: readonly T[]
  readonly unread: number
}

/** Returns the entries of an answer that a page can show, and counts the others, for the page to name them. */
export async function soundList<T>(asked: Promise<readonly T[]>, shape: ShapeOf<T>): Promise<SoundList<T>> {
  const odd: unknown[] = []
  const list = await sideAnswer<readonly T[]>(asked, [shape] as never, odd)
  return { list, unread: odd.length }
}

/** Record from a call, with the number of entries of its lists that no page can show. */
export type SoundRecord<T> = T & { readonly unread?: number }

/** Returns a record without the entries of its lists that no page can show, and counts these, for the page to name them. */
export async function soundRecord<T extends object>(
  asked: Promise<T>,
  shape: ShapeOf<T>,
): Promise<SoundRecord<T>> {
  const odd: unknown[] = []
  const record = await sideAnswer(asked, shape, odd)
  return odd.length > 0 ? { ...record, unread: odd.length } : record
}

/** Returns how many entries of a record's lists were left out. */
export const unreadOf = (record: object): number =>
  'unread' in record && typeof record.unread === 'number' ? record.unread : 0

const misfit = Symbol()

function soundPart(value: unknown, shape: Shape, odd: unknown[]): unknown {
  if (typeof shape === 'string') {
    return isSoundLeaf(value, shape) ? value : misfit
  }
  if (value == null && mayMiss(shape)) return value
  if (isList(shape)) {
    if (!Array.isArray(value)) return misfit
    const parts: unknown[] = value.map((one) => soundPart(one, shape[0], odd))
    return parts.filter((part, index) => part !== misfit || !odd.push(value[index]))
  }
  if (!isRecord(value)) return misfit
  const sound: Record<string, unknown> = { ...value }
  for (const [name, part] of Object.entries(shape)) sound[name] = soundPart(value[name], part, odd)
  return Object.values(sound).includes(misfit) ? misfit : sound
}

function isSoundLeaf(value: unknown, shape: string): boolean {
  if (value == null) return shape.endsWith('?')
  const kind = shape.replace('?', '')
  if (kind !== 'time') return typeof value === kind
  return typeof value === 'string' && !Number.isNaN(Date.parse(value))
}

const isList = (shape: Exclude<Shape, string>): shape is ListShape => Array.isArray(shape)

function mayMiss(shape: Shape): boolean {
  if (typeof shape === 'string') return shape.endsWith('?')
  return isList(shape) ? shape[1] === '?' : Object.values(shape).every(mayMiss)
}

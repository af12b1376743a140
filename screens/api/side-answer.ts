import { isRecord } from '#engine'
import { ApiError, unexpected } from './api-error.ts'

type Kind<T> = T extends string
  ? 'string'
  : T extends number
    ? 'number'
    : T extends boolean
      ? 'boolean'
      : never

/** Parts of an answer that a page reads, with their types; `?` marks those that may be missing. */
export type ShapeOf<T> = [T] extends [string | number | boolean]
  ? Kind<T>
  : [T] extends [string | number | boolean | undefined]
    ? `${Kind<NonNullable<T>>}?`
    : [T] extends [readonly (infer One)[]]
      ? readonly [ShapeOf<One>]
      : { readonly [Name in keyof T]?: ShapeOf<T[Name]> }

type Shape = string | readonly [Shape] | { readonly [name: string]: Shape }

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

const misfit = Symbol()

function soundPart(value: unknown, shape: Shape, odd: unknown[]): unknown {
  if (typeof shape === 'string') {
    const isSound = typeof value === shape.replace('?', '') || (shape.endsWith('?') && value == null)
    return isSound ? value : misfit
  }
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

const isList = (shape: Exclude<Shape, string>): shape is readonly [Shape] => Array.isArray(shape)

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
  if (isList(shape))
    return Array.isArray(value) ? value.flatMap((one) => keepSound(one, shape[0], odd)) : misfit
  if (!isRecord(value)) return misfit
  const parts = Object.entries(shape).map(
    ([name, part]) => [name, soundPart(value[name], part, odd)] as const,
  )
  return parts.some(([, part]) => part === misfit) ? misfit : { ...value, ...Object.fromEntries(parts) }
}

const isList = (shape: Exclude<Shape, string>): shape is readonly [Shape] => Array.isArray(shape)

function keepSound(one: unknown, shape: Shape, odd: unknown[]): readonly unknown[] {
  const sound = soundPart(one, shape, odd)
  if (sound !== misfit) return [sound]
  odd.push(one)
  return []
}

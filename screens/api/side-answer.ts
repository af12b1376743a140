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
 * Returns the answer of a side service, which the page can do without. Throws an ApiError if it has another shape, so that
 * an odd answer is a failure like any other: its reader shows nothing of it instead of taking the page away.
 */
export async function sideAnswer<T>(asked: Promise<T>, shape: ShapeOf<T>): Promise<T> {
  const answer = await asked
  if (!hasShape(answer, shape as Shape)) throw new ApiError(200, unexpected, answer)
  return answer
}

function hasShape(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string')
    return typeof value === shape.replace('?', '') || (shape.endsWith('?') && value == null)
  if (isList(shape)) return Array.isArray(value) && value.every((one) => hasShape(one, shape[0]))
  return isRecord(value) && Object.entries(shape).every(([name, part]) => hasShape(value[name], part))
}

const isList = (shape: Exclude<Shape, string>): shape is readonly [Shape] => Array.isArray(shape)

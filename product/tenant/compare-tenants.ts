import { isDeepStrictEqual } from 'node:util'
import { type Json, type JsonObject, pointerTo, resolveTenant, type Source } from '#source'
import { nameOf } from './describe-values.ts'
import { effectiveRoot, leavesOf } from './effective-values.ts'

/** Value in which two lenders differ; undefined for a lender without it. */
export interface TenantDifference {
  readonly pointer: string
  readonly values: readonly [Json | undefined, Json | undefined]
}

/** Differences that applicants of two lenders meet. */
export function compareTenants(source: Source, one: string, other: string): readonly TenantDifference[] {
  const [a, b] = [valuesOf(source, one), valuesOf(source, other)]
  return [...new Set([...a.keys(), ...b.keys()])].flatMap((pointer) => {
    const values = [a.get(pointer), b.get(pointer)] as const
    return isDeepStrictEqual(...values) ? [] : [{ pointer, values }]
  })
}

function valuesOf(source: Source, code: string): ReadonlyMap<string, Json> {
  const { $schema: _, ...root }: JsonObject = effectiveRoot(resolveTenant(source, code))
  return new Map(leavesOf(root).map(({ steps, value }) => [pointerTo(...steps), value]))
}

export function describeDifferences(
  differences: readonly TenantDifference[],
  names: readonly [string, string],
): string {
  if (differences.length === 0) return `${names.join(' and ')} differ in nothing.`
  const width = Math.max(...names.map((name) => name.length))
  const rows = differences.map(({ pointer, values }) =>
    [
      nameOf(pointer),
      ...values.map(
        (value, index) => `  ${(names[index] ?? '').padEnd(width)}  ${JSON.stringify(value) ?? '-'}`,
      ),
    ].join('\n'),
  )
  return rows.join('\n\n')
}

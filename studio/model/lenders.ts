import { memoize } from '#engine'
import {
  asJsonObject,
  namesDefault,
  namesGroup,
  type Source,
  tenantChain,
  tenantCodeOf,
  tenantCodes,
  tenantFiles,
} from '#source'
import type { LenderName } from '../api/overview.ts'

/** Word for the layer that all lenders share. */
export const everybody = 'everybody'

export const lenderNames = (source: Source): readonly LenderName[] =>
  [...tenantFiles(source)]
    .sort(([a], [b]) => rank(source, a) - rank(source, b))
    .map(([code, { value }]) => {
      const parent = asJsonObject(value).extends
      return {
        code,
        isGroup: namesGroup(source, code),
        ...(typeof parent === 'string' && { extends: parent }),
      }
    })

/** The first lender comes first, and groups come last. */
const rank = (source: Source, code: string): number =>
  code === firstLender(source) ? 0 : namesGroup(source, code) ? 2 : 1

/** Lender through whose eyes the journey is seen at first: the one that serves requests which name none. */
export const firstLender = (source: Source): string =>
  tenantCodes(source).find((code) => namesDefault(source, code)) ?? tenantCodes(source)[0] ?? ''

/** Codes of the lenders and groups whose files apply to a lender, the farthest first, itself last. */
export const chainOf = (source: Source, code: string): readonly string[] =>
  tenantChain(source, code).files.map(tenantCodeOf)

/** Codes of the chain of every lender that serves applicants. */
export const chains = memoize(
  (source: Source): ReadonlyMap<string, readonly string[]> =>
    new Map(tenantCodes(source).map((code) => [code, chainOf(source, code)])),
)

/** Lenders who read what a layer writes, unless a nearer layer of theirs writes the same itself. */
export function readersOf(source: Source, layer: string, writers: readonly string[]): readonly string[] {
  return [...chains(source)].flatMap(([code, chain]) => {
    const at = layer === everybody ? -1 : chain.indexOf(layer)
    if (layer !== everybody && at < 0) return []
    return chain.slice(at + 1).some((nearer) => writers.includes(nearer)) ? [] : [code]
  })
}

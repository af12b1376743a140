import { memoize } from '#engine'
import {
  asText,
  camelCase,
  overridePointer,
  parsePointer,
  type Source,
  singleFiles,
  tenantFiles,
  valueAt,
} from '#source'
import type { Layer } from '../api/words.ts'
import { chainOf, everybody, readersOf } from './lenders.ts'

/** Place of a value that all lenders share, and its pointer in the effective journey, by which a lender overrides it. */
export interface Overridable {
  readonly file: string
  readonly pointer: string
  readonly effective: string
}

/** Everybody who can write a value for a lender: all lenders, then each group of the lender, then the lender itself. */
export function layersOf(
  source: Source,
  { file, pointer, effective }: Overridable,
  lender: string,
): readonly Layer[] {
  const steps = parsePointer(overridePointer(effective))
  const own = (code: string) => valueAt(tenantFiles(source).get(code)?.value, steps)
  const writers = writersOf(source)(effective)
  const shared = valueAt(source.files.get(file)?.value, parsePointer(pointer))
  return [
    {
      whose: everybody,
      file,
      pointer,
      lenders: readersOf(source, everybody, writers),
      ...(shared !== undefined && { own: asText(shared) }),
    },
    ...chainOf(source, lender).map((code): Layer => {
      const value = own(code)
      return {
        whose: code,
        file: tenantFiles(source).get(code)?.path ?? '',
        pointer: overridePointer(effective),
        lenders: readersOf(source, code, writers),
        ...(value !== undefined && { own: asText(value) }),
      }
    }),
  ]
}

/** Lenders and groups that write a value of the effective journey themselves. */
const writersOf = memoize((source: Source) =>
  memoize((effective: string): readonly string[] => {
    const steps = parsePointer(overridePointer(effective))
    return [...tenantFiles(source)].flatMap(([code, { value }]) =>
      valueAt(value, steps) === undefined ? [] : [code],
    )
  }),
)

/** How a lender overrides a value of a file; undefined for a file that holds for all alike. */
export function overridableAt(source: Source, file: string, pointer: string): Overridable | undefined {
  const kind = source.files.get(file)?.kind
  const single = singleFiles.find((each) => each === kind)
  return single === undefined ? undefined : { file, pointer, effective: `/${camelCase(single)}${pointer}` }
}

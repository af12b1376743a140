import { type Context, memoize } from '#engine'
import type { ExampleSource } from '#generated/dsl'
import {
  asJsonObject,
  childObject,
  filesOf,
  isJsonObject,
  type Json,
  type JsonObject,
  pointerTo,
  type Source,
} from '#source'
import { type CaseValues, contextOf } from './case-values.ts'
import type { Decision } from './decision.ts'

/** Example of a decision, as it is written. */
export interface Example extends Pick<Decision, 'file' | 'place'> {
  /** Pointer in the effective flows. */
  readonly pointer: string
  readonly source: ExampleSource
}

/** Fault of an example, at a pointer of the effective flows. */
export interface ExampleFault {
  readonly pointer: string
  readonly message: string
  readonly hint?: string
}

/** Case of an example: one for each combination of the values under `each`. */
export interface Case {
  readonly facts: CaseValues
  readonly context: Context
}

/** Examples of effective flows, by file and place. */
export const examplesOf = memoize(
  ({ examples }: JsonObject): readonly Example[] =>
    Object.entries(asJsonObject(examples)).flatMap(([file, places]) =>
      Object.entries(asJsonObject(places)).flatMap(([place, list]) =>
        (Array.isArray(list) ? list : []).flatMap((source, index) =>
          isReadable(source)
            ? [{ file, place, pointer: pointerTo('examples', file, place, index), source }]
            : [],
        ),
      ),
    ),
  ({ examples }) => examples,
)

/** Whether an example can be played. One of another form is a finding of its schema. */
const isReadable = (source: Json): source is JsonObject & ExampleSource =>
  isJsonObject(source) &&
  isJsonObject(source.context ?? {}) &&
  isJsonObject(source.each ?? {}) &&
  Object.values(asJsonObject(source.each ?? {})).every((values) => Array.isArray(values))

/** CaseValues of the people of whom examples speak, by name. */
export const peopleOf = memoize(
  (source: Source): Readonly<Record<string, CaseValues>> =>
    Object.assign(
      {},
      ...filesOf(source, 'examples').map(({ value }) => childObject(asJsonObject(value), 'people')),
    ),
)

/** Cases of an example, in the server state in which its decision is made. */
export const casesOf = (
  { source: written }: Pick<Example, 'source'>,
  { state }: Pick<Decision, 'state'>,
  source: Source,
): readonly Case[] => casesIn(source)({ written, state })

/** Cached, because most lenders play the same examples. */
const casesIn = memoize((source: Source) =>
  memoize(
    ({ written, state }: { readonly written: ExampleSource; readonly state: string | undefined }) =>
      createCases(written, state, source),
    ({ written }) => written,
  ),
)

function createCases(
  { person, context, each = {} }: ExampleSource,
  state: string | undefined,
  source: Source,
): readonly Case[] {
  const { project } = source
  const facts: CaseValues = {
    ...(state !== undefined && { [project.state]: state }),
    ...peopleOf(source)[person ?? ''],
    ...context,
  }
  return Object.entries(each)
    .reduce<readonly CaseValues[]>(
      (all, [field, values]) =>
        all.flatMap((one) =>
          values.map((value) => ({ ...one, [field]: field.includes('[]') ? [value] : value })),
        ),
      [facts],
    )
    .map((one) => ({ facts: one, context: contextOf(one, project) }))
}

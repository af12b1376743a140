import { type LimitsSource, limitFigures, type Message, memoize } from '#engine'
import type { Project } from '../files/project.ts'
import { limitsForBrowser } from './limits-for-browser.ts'
import { type ArgumentUse, messageArguments } from './message-arguments.ts'

export interface ValueNames {
  readonly limits: LimitsSource
  /** Names of the facts of a lender that the project gives every message, and of those that only texts of the server get. */
  readonly project: Pick<Project, 'facts' | 'serverFacts'>
}

/** Values that a text of the server may name: all limits, and the facts of its lender. */
export const knownValues = memoize(
  ({ limits, project: { facts, serverFacts } }: ValueNames): ReadonlyMap<string, ArgumentUse> => {
    const figures = limitFigures(limits).map(
      ({ name, kind }) => [name, kind === 'number' ? 'number' : 'text'] as const,
    )
    return new Map([...figures, ...[...facts, ...serverFacts].map((name) => [name, 'text'] as const)])
  },
  ({ limits }) => limits,
)

/** Whether the server formats a message itself, as for its responses and letters. */
export const isServerMessage = (key: string): boolean => key.startsWith('server.')

/** Values that a message may name, by its key. A message of pages may name only limits and facts that a browser receives. */
export const valuesKnownTo = (key: string, names: ValueNames): ReadonlyMap<string, ArgumentUse> =>
  isServerMessage(key)
    ? knownValues(names)
    : knownValues({
        limits: limitsForBrowser(names.limits),
        project: { facts: names.project.facts, serverFacts: [] },
      })

/** Value that a message names without receiving it. */
export interface MissingValue {
  readonly name: string
  readonly message: string
}

/** Values that a message names although they are neither `given` nor known, and texts that it uses as numbers. */
export const missingValues = (
  message: Message,
  given: ReadonlySet<string>,
  known: ReadonlyMap<string, ArgumentUse>,
): readonly MissingValue[] =>
  [...messageArguments(message)].flatMap(([name, use]) => {
    if (given.has(name)) return []
    const kind = known.get(name)
    if (kind === undefined) return [{ name, message: `This message gets no value for {${name}}.` }]
    return use === 'number' && kind === 'text'
      ? [
          {
            name,
            message: `{${name}} is a text by the time it comes here: it cannot be counted or formatted.`,
          },
        ]
      : []
  })

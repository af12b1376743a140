import { counted } from '../words/counted.ts'
import type { Failure, Played } from './play-all.ts'

/** Failure with the scenario or road that it concerns. */
interface Deviation {
  readonly played: Played
  readonly failure: Failure
}

/**
 * Formats the failures for people, and the number of scenarios and roads played. What differs in the same way in several of
 * them, or at several lenders, is one block, with the first of their names and one place.
 */
export function printPlayed(played: readonly Played[]): string {
  const failed = played.filter(({ failures }) => failures.length > 0)
  const deviations = failed.flatMap((each) => each.failures.map((failure) => ({ played: each, failure })))
  const blocks = [...Map.groupBy(deviations, ({ failure }) => failure.message).values()].map(printBlock)
  const count = countOf(played)
  return [
    ...blocks.flatMap((lines) => [...lines, '']),
    failed.length === 0
      ? `${count}: all as written.`
      : `${count}: ${failed.length} not as written${blocks.length < failed.length ? `, by ${counted(blocks.length, 'difference')}` : ''}.`,
  ].join('\n')
}

function printBlock(alike: readonly Deviation[]): readonly string[] {
  const [first] = alike
  if (first === undefined) return []
  const { played, failure } = first
  const { title, file, tenant } = played
  const place = `${file}:${failure.line}:${failure.column}`
  if (alike.length === 1)
    return [
      `${title === '' ? file : title}${tenant === undefined ? '' : ` (${tenant})`}`,
      `  ${place} ${failure.message}`,
    ]
  const all = alike.map((each) => each.played)
  const names = [
    namesOf(
      'road',
      all.flatMap(({ road = [] }) => road),
    ),
    namesOf(
      'scenario',
      all.flatMap((each) => (each.road === undefined ? [each.title || each.file] : [])),
    ),
    namesOf(
      'lender',
      all.flatMap((each) => each.tenant ?? []),
    ),
  ]
  return [
    failure.message,
    ...names.filter((line) => line !== '').map((line) => `  ${line}`),
    `  such as ${place}`,
  ]
}

/** Number of names that a block gives before it counts the others. */
const namedAtMost = 3

function namesOf(noun: string, names: readonly string[]): string {
  const distinct = [...new Set(names)]
  const others = distinct.length - namedAtMost
  const more = others > 0 ? ` and ${others} more` : ''
  return distinct.length === 0
    ? ''
    : `${counted(distinct.length, noun)}: ${distinct.slice(0, namedAtMost).join(', ')}${more}`
}

function countOf(played: readonly Played[]): string {
  const roads = played.filter(({ road }) => road !== undefined).length
  const kinds = [
    [played.length - roads, 'scenario'],
    [roads, 'road'],
  ] as const
  return kinds
    .filter(([number]) => number > 0)
    .map(([number, noun]) => counted(number, noun))
    .join(' and ')
}

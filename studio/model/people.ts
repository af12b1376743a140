import { type Context, memoize } from '#engine'
import { camelCase, parsePointer, pointerTo, resolveBase, type Source, singleFiles } from '#source'
import { decisionsOf } from '../../tools/examples/decisions-of.ts'
import { casesOf, examplesOf } from '../../tools/examples/examples-of.ts'
import { scenariosIn } from '../../tools/scenario/load-scenarios.ts'
import { playScenario } from '../../tools/scenario/play-scenario.ts'
import type { FilePlace } from '../api/overview.ts'
import { placeIn } from './place-in.ts'
import { journeysOf } from './walk/walk.ts'

/** Somebody of whom the project speaks, with what is known of them at each moment in which one looks at them. */
export interface Person {
  readonly kind: 'scenario' | 'example'
  readonly title: string
  readonly place: FilePlace
  readonly lender: string
  readonly moments: readonly Context[]
  /** Context that an example gives for its condition. */
  readonly expected?: boolean
}

/** Applicants of the scenarios of a lender, and of every lender, at each of their steps. */
export const scenarioPeople = (source: Source, lender: string): readonly Person[] => played(source)(lender)

/** Played once while the files are as they are. */
const played = memoize((source: Source) =>
  memoize((lender: string): readonly Person[] =>
    scenariosIn(source.dir).flatMap(({ file, scenario }) => {
      const of = scenario?.tenant ?? lender
      if (scenario === undefined || (of !== '*' && of !== lender)) return []
      const moments: Context[] = []
      playScenario(journeysOf(source)(lender), scenario, { onStep: (_, context) => moments.push(context) })
      const place = { file: file.path, pointer: '', line: 1 }
      return { kind: 'scenario', title: scenario.title, place, lender, moments }
    }),
  ),
)

/** Cases of the examples of the decision in which a condition stands. */
export function examplePeople(
  source: Source,
  { file, pointer }: Omit<FilePlace, 'line'>,
  lender: string,
): readonly Person[] {
  const { value, logic } = resolveBase(source)
  const place = sharedPlace(file, pointer)
  const decision = decisionsOf(source, logic).find(
    (each) => `flows/${each.file}.json` === place.file && `${place.pointer}/`.startsWith(`${each.pointer}/`),
  )
  if (decision === undefined) return []
  const isWhole = decision.pointer === place.pointer
  return examplesOf(value)
    .filter((each) => each.file === decision.file && each.place === decision.place)
    .map((example): Person => {
      const { title, answer } = example.source
      const [, name = '', ...below] = parsePointer(example.pointer)
      return {
        kind: 'example',
        title,
        lender,
        place: placeIn(source, `flows/examples/${name}.json`, pointerTo('examples', ...below)),
        moments: casesOf(example, decision, source).map(({ context }) => context),
        ...(isWhole && typeof answer === 'boolean' && { expected: answer }),
      }
    })
}

/** Place of the flows that all share, for one of a lender's overrides. */
function sharedPlace(file: string, pointer: string): Omit<FilePlace, 'line'> {
  const [top, part, ...below] = parsePointer(pointer)
  const single = singleFiles.find((each) => camelCase(each) === part)
  return file.startsWith('tenants/') && top === 'overrides' && single !== undefined
    ? { file: `flows/${single}.json`, pointer: pointerTo(...below) }
    : { file, pointer }
}

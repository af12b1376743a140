import path from 'node:path'
import { loadProject, type Source, tenantCodes, tenantFiles } from '#source'
import { type LoadedScenario, scenariosFolder, scenariosIn } from '../scenario/load-scenarios.ts'
import { createProvenJourneys, type Played, playAll, type ScenarioLenders } from '../scenario/play-all.ts'
import { printPlayed } from '../scenario/print-played.ts'
import type { Road } from '../scenario/roads.ts'
import { createComparison } from '../scenario/sequences/compare-sequences.ts'
import { recordRoads } from '../scenario/sequences/record-roads.ts'
import { loadEvents, loadSequences } from '../scenario/sequences/sequence-files.ts'
import { counted } from '../words/counted.ts'
import { CommandFailure } from './command-failure.ts'
import { chooseOption } from './input/choose-option.ts'
import { defaultTenant } from './input/default-tenant.ts'
import { type Options, parseOptions } from './input/parse-options.ts'
import { readPlace } from './input/read-place.ts'
import { readSource } from './input/read-source.ts'
import { readRoads, testsFolder } from './input/tests-folder.ts'

const formats = {
  pretty: printPlayed,
  json: (played: readonly Played[]) => JSON.stringify(played, null, 2),
} as const

const names = ['dir', 'scenario', 'road', 'tenant', 'format'] as const
type TestOptions = Options<(typeof names)[number], 'record'>

/**
 * Plays the scenarios of tests/scenarios and walks the roads; exits 1 for a deviation, 2 if a scenario cannot be
 * read.
 */
export function testScenarios(args: readonly string[]): number {
  const options: TestOptions = parseOptions(args, names, ['record'])
  const print = formats[chooseOption('format', options.find('format') ?? 'pretty', formats)]
  const source = readSource(() => readPlace(options.find('dir')))
  const lenders = castingOf(source, options.find('tenant'))
  const dir = testsFolder(options.find('dir'))
  if (options.has('record')) {
    if (options.find('tenant') !== undefined)
      throw new CommandFailure(2, '--record writes the pages of every lender: leave --tenant out.')
    return record(lenders, dir)
  }
  const tests = readTests(dir, options)
  const played = readSource(() => [
    ...playAll(tests.scenarios, lenders),
    ...compareRoads(tests, lenders, options.find('road') === undefined),
  ])
  if (played.length === 0) throw new CommandFailure(2, `Nothing was played. ${readText(tests)}`)
  console.log(print(played))
  console.error(readText(tests))
  if (played.some(({ tenant }) => tenant === undefined))
    throw new CommandFailure(2, 'A scenario cannot be read.', 'answered')
  return played.every(({ failures }) => failures.length === 0) ? 0 : 1
}

function castingOf(source: Source, only: string | undefined): ScenarioLenders {
  const tenants = tenantCodes(source)
  const chosen = only === undefined ? tenants : [chooseOption('tenant', only, keys(tenants))]
  return {
    provenOf: createProvenJourneys(source),
    tenants,
    chosen,
    // Asked for only by scenarios that name no lender.
    get defaultTenant() {
      return defaultTenant(tenantFiles(source))
    },
  }
}

/** Scenarios and roads that are played, with the folder in which they were found. */
interface Tests {
  readonly dir: string
  readonly scenarios: readonly LoadedScenario[]
  readonly roads: readonly Road[]
}

/** Reads the scenarios and roads of a folder, or the one that is named. */
function readTests(dir: string, options: TestOptions): Tests {
  const [scenario, road] = [options.find('scenario'), options.find('road')]
  return {
    dir,
    scenarios: road === undefined ? chosenBy('scenario', scenario, scenariosIn(dir), nameOf) : [],
    roads: scenario === undefined ? chosenBy('road', road, readRoads(dir), ({ name }) => name) : [],
  }
}

const nameOf = ({ file }: LoadedScenario): string => path.basename(file.path, '.json')

function chosenBy<T>(
  option: string,
  chosen: string | undefined,
  all: readonly T[],
  nameOf: (one: T) => string,
): readonly T[] {
  if (chosen === undefined) return all
  const name = chooseOption(option, chosen, keys(all.map(nameOf)))
  return all.filter((one) => nameOf(one) === name)
}

/** Says what was read, and from where. */
function readText({ dir, scenarios, roads }: Tests): string {
  const { roads: own } = loadProject(dir)
  const further = own === undefined ? '' : ` and ${counted(roads.length, 'road')} of ${own.folder}`
  return `Read ${counted(scenarios.length, 'scenario')} of ${scenariosFolder}${further} in ${dir}.`
}

function compareRoads(
  { dir, roads }: Tests,
  { chosen, provenOf }: ScenarioLenders,
  isAll: boolean,
): readonly Played[] {
  if (roads.length === 0) return []
  const names = roads.map(({ name }) => name)
  // All roads are walked, because a lender is compared with another that shows the same pages on all of them.
  const compare = createComparison(readRoads(dir), loadEvents(dir), loadSequences(dir))
  return chosen
    .flatMap((tenant) => compare(provenOf(tenant)))
    .filter(({ road = '' }) => isAll || names.includes(road))
}

/** Records the pages shown now as expected. Only this command writes them, and people review them like code. */
function record(lenders: ScenarioLenders, dir: string): number {
  const written = readSource(() => recordRoads(lenders.chosen.map(lenders.provenOf), dir))
  console.log(`Recorded: ${written.join(', ')}. Look through what has changed before you keep it.`)
  return 0
}

const keys = (list: readonly string[]): Readonly<Record<string, true>> =>
  Object.fromEntries(list.map((each) => [each, true]))

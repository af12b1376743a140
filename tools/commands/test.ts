import path from 'node:path'
import { type Source, tenantCodes, tenantFiles } from '#source'
import { loadRoad, roadNames } from '../drive/roads.ts'
import { loadCorpus } from '../grade/coverage/corpus.ts'
import { loadCoverageFile } from '../grade/coverage/coverage-file.ts'
import { type CoverageVerdict, judgeCoverage } from '../grade/coverage/judge-coverage.ts'
import { measureCoverage } from '../grade/coverage/measure-coverage.ts'
import { shippedScenarios } from '../scenario/load-scenarios.ts'
import { createProvenJourneys, type Played, playAll, type ScenarioLenders } from '../scenario/play-all.ts'
import { printPlayed } from '../scenario/print-played.ts'
import { createComparison } from '../scenario/sequences/compare-sequences.ts'
import { recordRoads } from '../scenario/sequences/record-roads.ts'
import { loadEvents } from '../scenario/sequences/sequence-files.ts'
import { CommandFailure } from './command-failure.ts'
import { chooseOption } from './input/choose-option.ts'
import { defaultTenant } from './input/default-tenant.ts'
import { type Options, parseOptions } from './input/parse-options.ts'
import { readPlace } from './input/read-place.ts'
import { readSource } from './input/read-source.ts'

const formats = {
  pretty: printPlayed,
  json: (played: readonly Played[]) => JSON.stringify(played, null, 2),
} as const

const names = ['dir', 'scenario', 'road', 'tenant', 'format', 'url'] as const
type TestOptions = Options<(typeof names)[number], 'record' | 'coverage'>

/**
 * Plays the scenarios of tests/scenarios and walks the roads; exits 1 for a deviation, 2 if a scenario cannot be
 * read.
 */
export async function testScenarios(args: readonly string[]): Promise<number> {
  const options: TestOptions = parseOptions(args, names, ['record', 'coverage'])
  const print = formats[chooseOption('format', options.find('format') ?? 'pretty', formats)]
  const source = readSource(() => readPlace(options.find('dir')))
  const lenders = castingOf(source, options.find('tenant'))
  if (options.has('record')) {
    if (options.find('tenant') !== undefined)
      throw new CommandFailure(2, '--record writes the pages of every lender: leave --tenant out.')
    return record(lenders, options)
  }
  if (options.has('coverage')) return coverage(lenders)
  const played = readSource(() => [...scenarios(lenders, options), ...sequences(lenders, options)])
  console.log(print(played))
  if (played.some(({ tenant }) => tenant === undefined))
    throw new CommandFailure(2, 'A scenario cannot be read.')
  return played.every(({ failures }) => failures.length === 0) ? 0 : 1
}

function castingOf(source: Source, only: string | undefined): ScenarioLenders {
  const tenants = tenantCodes(source)
  const chosen = only === undefined ? tenants : [chooseOption('tenant', only, keys(tenants))]
  return {
    provenOf: createProvenJourneys(source),
    tenants,
    chosen,
    defaultTenant: defaultTenant(tenantFiles(source)),
  }
}

function scenarios(lenders: ScenarioLenders, options: TestOptions): readonly Played[] {
  if (options.find('road') !== undefined) return []
  const loaded = shippedScenarios()
  const nameOf = ({ file }: (typeof loaded)[number]) => path.basename(file.path, '.json')
  const named = options.find('scenario')
  const name = named && chooseOption('scenario', named, keys(loaded.map(nameOf)))
  return playAll(
    loaded.filter((each) => name === undefined || nameOf(each) === name),
    lenders,
  )
}

function sequences({ chosen, provenOf }: ScenarioLenders, options: TestOptions): readonly Played[] {
  if (options.find('scenario') !== undefined) return []
  const events = loadEvents()
  const name = roadOf(options)
  const roads = roadNames().map((each) => loadRoad(each))
  const compare = createComparison(roads, events)
  return chosen
    .flatMap((tenant) => compare(provenOf(tenant)))
    .filter(({ road }) => name === undefined || road === name)
}

/** Records the pages shown now as expected. Only this command writes them, and people review them like code. */
async function record(
  { chosen, provenOf, defaultTenant }: ScenarioLenders,
  options: TestOptions,
): Promise<number> {
  const written = await recordRoads(chosen.map(provenOf), {
    road: roadOf(options),
    url: options.find('url'),
    eventsAt: provenOf(defaultTenant).effective,
  })
  console.log(`Recorded: ${written.join(', ')}. Look through what has changed before you keep it.`)
  return 0
}

/**
 * Measures how much of the journey all tests together cover; exits 1 below the requirement of tests/coverage.json.
 */
function coverage(lenders: ScenarioLenders): number {
  const file = readSource(loadCoverageFile)
  const verdict = judgeCoverage(measureCoverage(lenders, loadCorpus(file)), file)
  console.log(printCoverage(verdict))
  return verdict.faults.length === 0 ? 0 : 1
}

const roadOf = (options: TestOptions): string | undefined => {
  const road = options.find('road')
  return road === undefined ? undefined : chooseOption('road', road, keys(roadNames()))
}

const keys = (list: readonly string[]): Readonly<Record<string, true>> =>
  Object.fromEntries(list.map((each) => [each, true]))

/** Formats coverage for people: the share of each kind, and what needs attention. */
function printCoverage({ known, missing, faults }: CoverageVerdict): string {
  const kinds = Map.groupBy(known, kindOf)
  const lacking = Map.groupBy(missing, kindOf)
  const lines = [...kinds].map(([kind, items]) => {
    const met = items.length - (lacking.get(kind)?.length ?? 0)
    return `${plural(kind)}: ${met} of ${items.length} met`
  })
  return [...lines, ...faults].join('\n')
}

const kindOf = (item: string): string => item.slice(0, item.indexOf(' '))

const plural = (kind: string): string => (kind === 'predicate' ? 'outcomes of predicates' : `${kind}s`)

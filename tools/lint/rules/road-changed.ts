import { memoize } from '#engine'
import { type JsonFile, namesDefault, resolveTenant, type Source, tenantContext } from '#source'
import { scenariosIn } from '../../scenario/load-scenarios.ts'
import { createProvenJourney, type ProvenJourney } from '../../scenario/proven-journey.ts'
import { loadRoad, roadNames } from '../../scenario/roads.ts'
import type { Scenario } from '../../scenario/scenario.ts'
import { lendersIn, loadEvents, loadSequences, roadsIn } from '../../scenario/sequences/sequence-files.ts'
import { findScenarioTurn } from '../roads/find-scenario-turn.ts'
import { findTurn } from '../roads/find-turn.ts'
import type { Rule, RuleFault } from '../rule.ts'

export const roadChanged: Rule = {
  id: 'road-changed',
  why: 'A road that deviates from its recording may mislead every applicant, even if nothing else in the journey is wrong.',
  isAskedFor: true,
  check: ({ source, tenant, flows, report }) => {
    if (tenant === undefined || flows === undefined) return []
    const file = loadSequences(source.dir).find((each) => lendersIn(each).includes(tenant))
    // Skips a lender that cannot be used; other rules report why.
    const { effective } = resolveTenant(source, tenant)
    if (file === undefined || effective === undefined) return []
    const turns = turnsAt(createProvenJourney(effective), source, file)
    return [...Map.groupBy(turns, ({ pointer }) => pointer).values()].map((same) => report(toFault(same)))
  },
}

interface Turn extends RuleFault {
  /** Name of the road, such as "On the road main". */
  readonly where: string
}

const turnsOf = memoize((_sets: ProvenJourney['sets']) => new Map<string, readonly Turn[]>())

/** Turns, computed once for lenders with the same logic that no condition distinguishes. */
function turnsAt(proven: ProvenJourney, source: Source, file: JsonFile): readonly Turn[] {
  const alike = turnsOf(proven.sets)
  const { code } = proven.effective.tenant
  const key = JSON.stringify([
    file.path,
    tenantContext(proven.effective.tenant),
    scenariosOf(source, code).length,
  ])
  const turns = alike.get(key) ?? [...onRoads(proven, file, source.dir), ...inScenarios(proven, source)]
  alike.set(key, turns)
  return turns
}

function onRoads(proven: ProvenJourney, file: JsonFile, dir: string): readonly Turn[] {
  const events = loadEvents(dir)
  const recorded = roadsIn(file)
  return roadNames(dir).flatMap((road) => {
    const before = recorded.get(road)
    const turn =
      before === undefined ? undefined : findTurn(proven, loadRoad(road, dir), events.get(road) ?? [], before)
    return turn === undefined ? [] : [{ where: `On the road ${road}`, ...turn }]
  })
}

/** Turns of the scenarios that product owners wrote. */
const inScenarios = (proven: ProvenJourney, source: Source): readonly Turn[] =>
  scenariosOf(source, proven.effective.tenant.code).flatMap((scenario) => {
    const turn = findScenarioTurn(proven, scenario)
    return turn === undefined ? [] : [{ where: `In the scenario "${scenario.title}"`, ...turn }]
  })

function scenariosOf(source: Source, code: string): readonly Scenario[] {
  return scenariosIn(source.dir).flatMap(({ scenario }) => {
    const isHere =
      scenario?.tenant === undefined
        ? namesDefault(source, code)
        : scenario.tenant === '*' || scenario.tenant === code
    return scenario !== undefined && isHere ? [scenario] : []
  })
}

function toFault([first, ...others]: readonly Turn[]): RuleFault {
  const { where = '', pointer = '', message = '', related = [] } = first ?? {}
  const more = others.length === 0 ? '' : ` and ${others.length} more`
  return {
    pointer,
    related,
    message: `${where}${more}: ${message}.`,
    hint: 'If that is meant, `journey test --record` writes what is shown now, to be reviewed like code.',
  }
}

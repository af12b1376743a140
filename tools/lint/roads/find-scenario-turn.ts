import type { Context, PageResolution } from '#engine'
import { parsePointer, pointerTo } from '#source'
import { playScenario } from '../../scenario/play-scenario.ts'
import type { ProvenJourney } from '../../scenario/proven-journey.ts'
import type { Problem, Scenario, ScenarioStep } from '../../scenario/scenario.ts'
import type { RuleFault } from '../rule.ts'
import { describeEvent, describePage } from './describe-turn.ts'

interface Stop {
  readonly state: string
  readonly resolved: PageResolution
}

/** First deviation from a scenario, at the entry that decides it; undefined if there is none. */
export function findScenarioTurn(proven: ProvenJourney, scenario: Scenario): RuleFault | undefined {
  const stops: Stop[] = []
  const onStep = (state: string, _context: Context, resolved: PageResolution) => {
    stops.push({ state, resolved })
  }
  const [problem] = playScenario(proven, scenario, { onStep })
  if (problem === undefined) return undefined
  const [, index = ''] = parsePointer(problem.pointer)
  const step = scenario.steps[Number(index)]
  return step === undefined
    ? { pointer: pointerTo('process', 'begin'), message: problem.message, what: 'key' }
    : describeStep(proven, step, stops[Number(index)], problem)
}

function describeStep(
  proven: ProvenJourney,
  step: ScenarioStep,
  stop: Stop | undefined,
  { pointer, message }: Problem,
): RuleFault {
  const { submissions } = proven.effective.source.process
  const key = parsePointer(pointer)[2]
  if (stop !== undefined && (key === 'page' || key === 'rests') && stop.resolved.page !== step.page) {
    const { state, resolved } = stop
    const { page } = resolved
    return describePage(proven, { state, page, before: step.page ?? message, stop: resolved })
  }
  const page = [...(step.open ?? []), ...(step.closed ?? [])].find((each) => message.includes(each))
  if (page !== undefined) return { pointer: pointerTo('pages', 'pages', page), message, what: 'key' }
  const event = step.event ?? submissions[step.submit ?? '']?.event
  if (event === undefined && stop !== undefined)
    return describePage(proven, {
      state: stop.state,
      page: stop.resolved.page,
      before: step.page ?? message,
      stop: stop.resolved,
    })
  return describeEvent(proven, event ?? '', message)
}

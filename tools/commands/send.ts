import { type Machine, type Refusal, send, withNearest } from '#engine'
import { CommandFailure } from './command-failure.ts'
import { loadJourney } from './input/load-journey.ts'
import { parseOptions } from './input/parse-options.ts'
import { ask, readContext } from './input/read-context.ts'

/**
 * Prints where an event leads from a state, `{ to }`; exits 1 for a refusal, and prints the states that
 * admit it; 2 for an unknown state or event.
 */
export function sendEvent(args: readonly string[]): number {
  const options = parseOptions(args, ['from', 'event', 'tenant', 'context'])
  const [from, event, file] = [options.require('from'), options.require('event'), options.find('context')]
  const context = file === undefined ? undefined : readContext(file)
  const { journey } = loadJourney(options.find('tenant'))
  const result = ask(() => send(journey.machine, from, event, context))
  if (result.ok) {
    console.log(JSON.stringify({ to: result.to }, null, 2))
    return 0
  }
  const { code, admittedBy } = result
  const message = `${result.message}${suggestion(journey.machine, code, code === 'UNKNOWN_EVENT' ? event : from)}`
  console.log(JSON.stringify({ refused: code, message, admittedBy }, null, 2))
  throw new CommandFailure(isUnknown(code) ? 2 : 1, message, 'answered')
}

const isUnknown = (code: Refusal['code']): boolean => code === 'UNKNOWN_EVENT' || code === 'UNKNOWN_STATE'

function suggestion({ source }: Machine, code: Refusal['code'], id: string): string {
  if (!isUnknown(code)) return ''
  return withNearest('', id, Object.keys(code === 'UNKNOWN_EVENT' ? source.transitions : source.states))
}

import { printReplay, printSimulation } from '../grade/simulate/print-simulation.ts'
import { replay } from '../grade/simulate/replay.ts'
import { simulate } from '../grade/simulate/simulate.ts'
import { CommandFailure } from './command-failure.ts'
import { chooseOption } from './input/choose-option.ts'
import { loadJourney } from './input/load-journey.ts'
import { parseOptions } from './input/parse-options.ts'

const formats = { pretty: true, json: true } as const

/** Sends random applicants through a lender's journey, in memory; exits 1 if any is stuck. */
export function simulateApplicants(args: readonly string[]): number {
  const options = parseOptions(args, ['applicants', 'seed', 'tenant', 'dir', 'replay', 'format'])
  const format = chooseOption('format', options.find('format') ?? 'pretty', formats)
  const applicants = wholeNumber('applicants', options.find('applicants') ?? '10000', 10_000_000, 1)
  const seed = wholeNumber('seed', options.find('seed') ?? '1', 2 ** 31 - 1)
  const again = options.find('replay')
  const effective = loadJourney(options.find('tenant'), options.find('dir'))
  if (again !== undefined) {
    const replayed = replay(effective, seed, wholeNumber('replay', again, 10_000_000))
    console.log(format === 'json' ? JSON.stringify(replayed, null, 2) : printReplay(replayed))
    return replayed.deadEnd === undefined ? 0 : 1
  }
  const simulation = simulate(effective, { applicants, seed })
  console.log(format === 'json' ? JSON.stringify(simulation, null, 2) : printSimulation(simulation))
  return simulation.deadEnds.length === 0 ? 0 : 1
}

function wholeNumber(name: string, text: string, most: number, least = 0): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= most) return value
  throw new CommandFailure(2, `--${name} is a whole number from ${least} to ${most}, not "${text}".`)
}

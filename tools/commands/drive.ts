import path from 'node:path'
import { BorrowerClient } from '../drive/borrower-client.ts'
import { driveApplication } from '../drive/drive-application.ts'
import { DriveStopped } from '../drive/drive-stopped.ts'
import type { RoadStep } from '../drive/road-step.ts'
import { loadRoad, roadNames, roadsFolder } from '../drive/roads.ts'
import { overHttp } from '../drive/transport.ts'
import { serverUrl } from '../operator/server-url.ts'
import { CommandFailure } from './command-failure.ts'
import { chooseOption } from './input/choose-option.ts'
import { flowsFolder } from './input/flows-folder.ts'
import { loadJourney } from './input/load-journey.ts'
import { type Options, parseOptions } from './input/parse-options.ts'
import { readRoads } from './input/tests-folder.ts'

type DriveOptions = Options<'url' | 'tenant' | 'road' | 'until', 'json' | 'list'>

/**
 * Walks a road over HTTP as a borrower would and prints each server state with its page; exits 1 if it stops short.
 */
export async function drive(args: readonly string[]): Promise<number> {
  const options: DriveOptions = parseOptions(args, ['url', 'tenant', 'road', 'until'], ['json', 'list'])
  try {
    return options.has('list') ? list() : await walk(options)
  } catch (error) {
    if (error instanceof DriveStopped) throw new CommandFailure(1, error.message)
    throw error
  }
}

function list(): number {
  for (const { name, title, input } of readRoads(flowsFolder())) {
    console.log(`${name.padEnd(28)} ${title} (${input})`)
  }
  return 0
}

async function walk(options: DriveOptions): Promise<number> {
  const dir = flowsFolder()
  const names = roadNames(dir)
  if (names.length === 0) throw new CommandFailure(2, `There is no road in ${path.join(dir, roadsFolder)}.`)
  const known = Object.fromEntries(names.map((name) => [name, true]))
  const road = loadRoad(chooseOption('road', options.find('road') ?? 'main', known), dir)
  const effective = loadJourney(options.find('tenant') ?? road.tenant)
  const until = options.find('until')
  if (until !== undefined) {
    const states = Object.fromEntries(effective.project.states.map((state) => [state, true]))
    chooseOption('server state', until.replace(/#\d+$/, ''), states)
  }
  const borrower = new BorrowerClient(overHttp(serverUrl(options)))
  await borrower.requireSandbox()
  const steps: RoadStep[] = []
  const tell = (step: RoadStep) => {
    steps.push(step)
    if (!options.has('json')) console.log(`${step.state.padEnd(32)} ${step.page}`)
  }
  const drive = { road, tell, until }
  const stopped = await stoppedBy(driveApplication(borrower, effective, drive))
  if (options.has('json')) console.log(report(borrower, steps, stopped))
  if (stopped !== undefined) throw stopped
  return 0
}

/** Reason why the drive stopped short; undefined if it did not. */
async function stoppedBy(driving: Promise<void>): Promise<DriveStopped | undefined> {
  try {
    await driving
    return undefined
  } catch (error) {
    if (error instanceof DriveStopped) return error
    throw error
  }
}

function report(
  { applicationUuid }: BorrowerClient,
  steps: readonly RoadStep[],
  stopped: DriveStopped | undefined,
): string {
  const reason = stopped === undefined ? {} : { reason: stopped.message }
  return JSON.stringify({ applicationUuid, steps, ...reason }, null, 2)
}

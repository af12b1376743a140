import { CommandFailure } from '../../tools/commands/command-failure.ts'
import { chooseOption } from '../../tools/commands/input/choose-option.ts'
import { flowsFolder } from '../../tools/commands/input/flows-folder.ts'
import { loadJourney } from '../../tools/commands/input/load-journey.ts'
import { type Options, parseOptions } from '../../tools/commands/input/parse-options.ts'
import { readRoads } from '../../tools/commands/input/tests-folder.ts'
import { loadRoad, roadNames } from '../../tools/scenario/roads.ts'
import { BorrowerClient } from '../drive/borrower-client.ts'
import { driveApplication } from '../drive/drive-application.ts'
import { DriveStopped } from '../drive/drive-stopped.ts'
import { recordEvents } from '../drive/record-events.ts'
import type { RoadStep } from '../drive/road-step.ts'
import { overHttp } from '../drive/transport.ts'
import { serverUrl } from '../operator/server-url.ts'

type DriveOptions = Options<'url' | 'tenant' | 'road' | 'until', 'json' | 'list' | 'record'>

/**
 * Walks a road over HTTP as a borrower would and prints each server state with its page; exits 1 if it stops short.
 */
export async function drive(args: readonly string[]): Promise<number> {
  const options: DriveOptions = parseOptions(
    args,
    ['url', 'tenant', 'road', 'until'],
    ['json', 'list', 'record'],
  )
  try {
    if (options.has('list')) return list()
    return options.has('record') ? await record(options) : await walk(options)
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

const chosen = (road: string, dir: string): string =>
  chooseOption('road', road, Object.fromEntries(roadNames(dir).map((name) => [name, true])))

/** Records the events of new roads, or of the one named; `journey test --record` then records the pages shown after them. */
async function record(options: DriveOptions): Promise<number> {
  const [dir, road] = [flowsFolder(), options.find('road')]
  const walked = await recordEvents(dir, {
    url: serverUrl(options),
    effective: loadJourney(options.find('tenant')),
    named: road && chosen(road, dir),
  })
  console.log(
    `Recorded the events of ${walked.join(', ') || 'no road: all have theirs'}. \`journey test --record\` records the pages.`,
  )
  return 0
}

async function walk(options: DriveOptions): Promise<number> {
  const dir = flowsFolder()
  const road = loadRoad(chosen(options.find('road') ?? 'main', dir), dir)
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

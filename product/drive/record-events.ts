import type { TenantJourney } from '#source'
import { loadRoad, type Road, roadNames } from '../../tools/scenario/roads.ts'
import { loadEvents, saveEvents } from '../../tools/scenario/sequences/sequence-files.ts'
import type { RoadEvent } from '../../tools/scenario/sequences/walk-road.ts'
import { BorrowerClient } from './borrower-client.ts'
import { driveApplication } from './drive-application.ts'
import { overHttp } from './transport.ts'

/**
 * Walks the roads of a folder that have no recorded events, or the one named, and saves what happened on them; returns their
 * names. Throws DriveStopped.
 */
export async function recordEvents(
  dir: string,
  { url, effective, named }: Recording,
): Promise<readonly string[]> {
  const names = roadNames(dir)
  const events = new Map([...loadEvents(dir)].filter(([name]) => names.includes(name)))
  const walked = names.filter((name) => (named === undefined ? !events.has(name) : name === named))
  for (const name of walked) events.set(name, await eventsOn(url, loadRoad(name, dir), effective))
  saveEvents(events, dir)
  return walked
}

export interface Recording {
  /** Address of the sandbox in which the roads are walked. */
  readonly url: string
  /** Journey of the lender at which they are walked. */
  readonly effective: TenantJourney
  /** Name of the one road to walk again. */
  readonly named: string | undefined
}

async function eventsOn(url: string, road: Road, effective: TenantJourney): Promise<readonly RoadEvent[]> {
  const borrower = new BorrowerClient(overHttp(url))
  await driveApplication(borrower, effective, { road })
  return eventsOf(await borrower.passedEvents(), effective)
}

/** Events of the process among those that the sandbox reports; leaves out the beginning, which is not an event. */
export const eventsOf = (passed: readonly RoadEvent[], { source }: TenantJourney): readonly RoadEvent[] =>
  passed.filter(({ event }) => Object.hasOwn(source.process.transitions, event))

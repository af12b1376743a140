import type { TenantJourney } from '#source'
import { BorrowerClient } from '../../drive/borrower-client.ts'
import { driveApplication } from '../../drive/drive-application.ts'
import type { Road } from '../../drive/roads.ts'
import { overHttp } from '../../drive/transport.ts'
import type { RoadEvent } from './walk-road.ts'

/** Walks a road over HTTP to its end and asks the sandbox what happened. Throws DriveStopped. */
export async function recordEvents(
  url: string,
  road: Road,
  effective: TenantJourney,
): Promise<readonly RoadEvent[]> {
  const borrower = new BorrowerClient(overHttp(url))
  await driveApplication(borrower, effective, { road })
  return eventsOf(await borrower.passedEvents(), effective)
}

/** Events of the process among those that the sandbox reports; leaves out the beginning, which is not an event. */
export const eventsOf = (passed: readonly RoadEvent[], { source }: TenantJourney): readonly RoadEvent[] =>
  passed.filter(({ event }) => Object.hasOwn(source.process.transitions, event))

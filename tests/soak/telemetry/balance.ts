import type { Funnel } from '#generated/api'
import { telemetryEvents } from '../../../server/database/schema.ts'
import type { SoakedServer } from '../soaked-server.ts'
import type { ToldView } from './telling-walker.ts'

type Passed = readonly { readonly event: string; readonly to: string }[]

/** Differences between a funnel and the events of its applications, as sentences. */
export function funnelFaults(funnel: Funnel, applications: readonly Passed[]): readonly string[] {
  const count = (of: (events: Passed) => readonly (string | undefined)[]) => {
    const counts = new Map<string, number>()
    for (const state of applications.flatMap((events) => [...new Set(of(events))]))
      if (state !== undefined) counts.set(state, (counts.get(state) ?? 0) + 1)
    return counts
  }
  const reached = count((events) => events.map(({ to }) => to))
  const standing = count((events) => [events.at(-1)?.to])
  const told = new Map(funnel.states.map((state) => [state.state, state]))
  const differences = [...new Set([...reached.keys(), ...told.keys()])].flatMap((state) => {
    const expected = `${reached.get(state) ?? 0} came, ${standing.get(state) ?? 0} here`
    const said = `${told.get(state)?.reached ?? 0} came, ${told.get(state)?.standing ?? 0} here`
    return said === expected ? [] : [`The funnel says of ${state}: ${said}; its events: ${expected}.`]
  })
  return funnel.applications === applications.length
    ? differences
    : [...differences, `The funnel knows ${funnel.applications} applications of ${applications.length}.`]
}

/** Differences between the acknowledged page views and the stored ones, as sentences. The server must be stopped. */
export async function viewFaults(
  server: SoakedServer,
  views: readonly ToldView[],
): Promise<readonly string[]> {
  const database = await server.openDatabase()
  try {
    const rows = await database.db.select().from(telemetryEvents)
    const stored = rows.map(
      ({ properties, page, application }) => `${properties['log.record.uid']} ${page} ${application}`,
    )
    const told = views.map(({ uid, page, application }) => `${uid} ${page} ${application}`)
    const [known, expected] = [new Set(stored), new Set(told)]
    return [
      ...told
        .filter((view) => !known.has(view))
        .map((view) => `A view was acknowledged and is lost: ${view}`),
      ...stored
        .filter((view) => !expected.has(view))
        .map((view) => `A view is stored that nobody told: ${view}`),
      ...(stored.length === known.size ? [] : [`${stored.length - known.size} views are stored twice.`]),
    ]
  } finally {
    await database.close()
  }
}

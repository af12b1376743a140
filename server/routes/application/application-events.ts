import type { FastifyInstance } from 'fastify'
import type { ApplicationEvent } from '#generated/api'
import { asc, eq } from '../../database/drizzle.ts'
import { events } from '../../database/schema.ts'
import type { Services } from '../../services.ts'
import { type ByUuid, byUuid } from '../params.ts'

/** GET /sandbox/applications/{uuid}/events */
export function applicationEvents(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Sandbox: the server states that an application has passed, the oldest first',
    params: byUuid,
    response: {
      200: {
        type: 'array',
        description: 'Transitions.',
        items: services.schema('sandbox.schema.json#/$defs/ApplicationEvent'),
      },
    },
  }
  app.get<{ Params: ByUuid }>(
    '/sandbox/applications/:uuid/events',
    { schema },
    async ({ params }): Promise<readonly ApplicationEvent[]> => {
      const { db } = services.database
      const rows = await db
        .select()
        .from(events)
        .where(eq(events.application, params.uuid))
        .orderBy(asc(events.id))
      return rows.map(({ event, fromState, toState, who, at }) => ({
        event,
        ...(fromState === null ? {} : { from: fromState }),
        to: toState,
        who,
        at: at.toISOString(),
      }))
    },
  )
}

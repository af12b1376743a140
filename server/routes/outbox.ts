import type { FastifyInstance } from 'fastify'
import type { OutboxLetter } from '#generated/api'
import { desc } from '../database/drizzle.ts'
import { outbox as letters } from '../database/schema.ts'
import type { Services } from '../services.ts'

/** GET /outbox */
export function outbox(app: FastifyInstance, services: Services): void {
  if (!services.sandboxRoutes) return
  const schema = {
    summary: 'Sandbox: mail and text messages as applicants would get them, the newest first',
    response: {
      200: {
        type: 'array',
        description: 'Messages.',
        items: services.schema('sandbox.schema.json#/$defs/OutboxLetter'),
      },
    },
  }
  app.get('/outbox', { schema }, async (): Promise<readonly OutboxLetter[]> => {
    const rows = await services.database.db.select().from(letters).orderBy(desc(letters.id)).limit(200)
    return rows.map(({ application, kind, ...letter }) => ({
      ...letter,
      createdAt: letter.createdAt.toISOString(),
    }))
  })
}

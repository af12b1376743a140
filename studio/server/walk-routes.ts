import type { FastifyInstance } from 'fastify'
import type { WalkRequest, WalkScenarios, WalkView } from '../api/walk.ts'
import { CannotWalk, walkView } from '../model/walk/walk.ts'
import { walkScenarios } from '../model/walk/walk-scenarios.ts'
import { Refused } from './propose.ts'
import type { Workspace } from './workspace.ts'

/** Answers what a walk through the journey asks; it keeps nothing, since each request brings all its steps. */
export function addWalkRoutes(app: FastifyInstance, { dir, source }: Workspace): void {
  app.get('/api/walk/scenarios', (): WalkScenarios => walkScenarios(source(), dir))
  app.post<{ readonly Body: WalkRequest }>(
    '/api/walk',
    { schema: { body: walkSchema } },
    ({ body }): WalkView => {
      try {
        return walkView(source(), body)
      } catch (error) {
        throw error instanceof CannotWalk ? new Refused(error.message) : error
      }
    },
  )
}

const walkSchema = {
  type: 'object',
  required: ['lender', 'who', 'steps'],
  properties: {
    lender: { type: 'string' },
    who: { type: 'object' },
    steps: { type: 'array', maxItems: 500, items: { type: 'object' } },
  },
}

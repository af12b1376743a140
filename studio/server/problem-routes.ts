import type { FastifyInstance } from 'fastify'
import type { RoadRequest, WalkRequest } from '../api/walk.ts'
import { firstLender } from '../model/lenders.ts'
import { journeysOf } from '../model/walk/walk.ts'
import { witnessRoad } from '../model/walk/witness-road.ts'
import type { Workspace } from './workspace.ts'

/** Answers with the road to a problem. */
export function addProblemRoutes(app: FastifyInstance, { source: read }: Workspace): void {
  app.post<{ readonly Body: RoadRequest }>(
    '/api/problems/road',
    { schema: { body: roadSchema } },
    ({ body }): WalkRequest => {
      const source = read()
      const lender = body.lender ?? firstLender(source)
      return { lender, ...witnessRoad(journeysOf(source)(lender), body.witness) }
    },
  )
}

const roadSchema = {
  type: 'object',
  required: ['witness'],
  properties: {
    lender: { type: 'string' },
    witness: {
      type: 'object',
      properties: {
        events: { type: 'array', maxItems: 500, items: { type: 'string' } },
        context: { type: 'object' },
      },
    },
  },
}

import type { FastifyInstance } from 'fastify'
import type { TruthRequest, TruthView } from '../api/conditions.ts'
import { conditionTruth } from '../model/condition-truth.ts'
import type { Workspace } from './workspace.ts'

/** Answers for whom a condition holds while somebody edits it. */
export function addConditionRoutes(app: FastifyInstance, { source }: Workspace): void {
  app.post<{ readonly Body: TruthRequest }>(
    '/api/conditions/truth',
    { schema: { body: truthSchema } },
    ({ body }): TruthView => conditionTruth(source(), body),
  )
}

const truthSchema = {
  type: 'object',
  required: ['file', 'pointer', 'condition'],
  properties: {
    file: { type: 'string' },
    pointer: { type: 'string' },
    condition: {},
    lender: { type: 'string' },
  },
}

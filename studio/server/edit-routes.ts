import type { FastifyInstance } from 'fastify'
import { forkPoint } from '../../tools/commands/input/fork-point.ts'
import { counted } from '../../tools/words/counted.ts'
import type { ChangesView, Edited, EditRequest } from '../api/changes.ts'
import type { RoadsView } from '../api/roads.ts'
import { type JobRequest, planJob } from '../jobs/jobs.ts'
import { proofView } from '../model/problems.ts'
import { propose, Refused } from './propose.ts'
import { statesOf } from './states-of.ts'
import type { Workspace } from './workspace.ts'

/** Makes edits, takes them back, tells what they change, and proposes them. */
export function addEditRoutes(app: FastifyInstance, workspace: Workspace): void {
  const { draft } = workspace
  app.get('/api/changes', async (): Promise<ChangesView> => {
    const against = forkPoint(workspace.dir)
    const none = { differences: [], stranding: [], states: [], unapproved: [], isForAll: [] }
    if (against === undefined)
      return { ...none, against: '', failure: 'There is no git history here to compare with.' }
    const { report, failure } = await workspace.compare(against)
    if (report === undefined) return { ...none, against, failure: failure ?? 'It cannot be told.' }
    return { against, ...report, states: statesOf(workspace.source()), isForAll: report.lenders }
  })

  app.get('/api/roads', async (): Promise<RoadsView> => {
    const { roads = [], lenders = 0, failure } = await workspace.roads()
    return { roads, lenders, ...(failure !== undefined && { failure }) }
  })
  app.post<{ readonly Body: { readonly accepted: readonly string[] } }>(
    '/api/roads',
    { schema: { body: acceptSchema } },
    async ({ body: { accepted } }) => {
      const { roads = [], accepting = [] } = await workspace.roads(accepted)
      const chosen = roads.filter(({ key }) => accepted.includes(key))
      if (chosen.length < accepted.length)
        throw new Refused('The journey has changed meanwhile. Look at the roads again.')
      return edited(draft.edit(`Accept ${chosen.map(({ title }) => title).join('; ')}`, accepting))
    },
  )

  app.post<{ readonly Body: EditRequest }>('/api/edit', { schema: { body: editSchema } }, ({ body }) =>
    edited(draft.edit(body.title, body.changes)),
  )
  app.post<{ readonly Body: JobRequest }>('/api/job', { schema: { body: jobSchema } }, ({ body }) => {
    const { title, changes } = planJob(workspace.source(), body)
    return edited(draft.edit(title, changes))
  })
  app.post<{ readonly Body: { readonly after?: number } }>('/api/undo', ({ body }) =>
    edited(draft.undo(body?.after)),
  )
  app.post('/api/redo', () => edited(draft.redo()))
  app.post<{ readonly Body: { readonly name: string; readonly message: string } }>(
    '/api/propose',
    { schema: { body: proposeSchema } },
    async ({ body }) => {
      const { isRunning, problems: found, failure } = proofView(workspace.source(), workspace.proof())
      if (isRunning) throw new Refused('The journey is still being proven. Try again in a moment.')
      if (failure !== undefined || found.some(({ severity }) => severity === 'error'))
        throw new Refused(
          'The linter refuses the draft, so it cannot be proposed. Mend what stands under Problems first.',
        )
      const { roads = [], failure: unwalked } = await workspace.roads()
      if (unwalked !== undefined) throw new Refused(unwalked)
      if (roads.length > 0)
        throw new Refused(
          `${counted(roads.length, 'recorded road')} under "Recorded roads that differ" ${roads.length === 1 ? 'is' : 'are'} not accepted yet, so the draft cannot be proposed.`,
        )
      return propose(workspace.dir, draft, body.name, body.message)
    },
  )

  function edited(conflicts: Edited['conflicts']): Edited {
    if (conflicts.length === 0) workspace.refresh()
    return { conflicts }
  }
}

const editSchema = {
  type: 'object',
  required: ['title', 'changes'],
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 200 },
    changes: {
      type: 'array',
      minItems: 1,
      maxItems: 200,
      items: {
        type: 'object',
        required: ['file', 'pointer'],
        properties: {
          file: { type: 'string' },
          pointer: { type: 'string', pattern: '^(/.*)?$' },
          next: { type: 'string' },
        },
      },
    },
  },
}

const acceptSchema = {
  type: 'object',
  required: ['accepted'],
  properties: { accepted: { type: 'array', minItems: 1, items: { type: 'string' } } },
}

const jobSchema = {
  type: 'object',
  required: ['job', 'details'],
  properties: { job: { type: 'string' }, details: { type: 'object' } },
}

const proposeSchema = {
  type: 'object',
  required: ['name', 'message'],
  properties: { name: { type: 'string', maxLength: 80 }, message: { type: 'string', maxLength: 2000 } },
}

import type { FastifyInstance } from 'fastify'
import { type Source, SourceError, translatedLocales, writtenLocale } from '#source'
import { forkPoint } from '../../tools/commands/input/fork-point.ts'
import type { ChangesView, Edited, EditRequest } from '../api/changes.ts'
import type { DraftView, Overview } from '../api/overview.ts'
import type { PageView } from '../api/pages.ts'
import type { Edit } from '../edits/journal.ts'
import { Impossible } from '../jobs/job.ts'
import { type JobRequest, planJob } from '../jobs/jobs.ts'
import { layersOf, overridableAt } from '../model/layers.ts'
import { lenderView } from '../model/lender-view.ts'
import { firstLender, lenderNames } from '../model/lenders.ts'
import { nodeAt } from '../model/nodes.ts'
import { pageView } from '../model/page-view.ts'
import { pageRows } from '../model/pages.ts'
import { proofView } from '../model/problems.ts'
import { formView } from '../model/questions.ts'
import { search } from '../model/search.ts'
import { sentencesOf } from '../model/sentences-of.ts'
import { textsOf } from '../model/texts.ts'
import { usesOf } from '../model/uses.ts'
import { vocabularyOf } from '../model/vocabulary.ts'
import { addMapRoutes } from './map-routes.ts'
import { propose, Refused } from './propose.ts'
import { addThemeRoutes } from './theme-routes.ts'
import { addWalkRoutes } from './walk-routes.ts'
import type { Workspace } from './workspace.ts'

type Query = { readonly Querystring: Readonly<Record<string, string | undefined>> }

/** Answers what the studio's pages ask, and makes their edits. */
export function addRoutes(app: FastifyInstance, workspace: Workspace): void {
  const { draft } = workspace
  const problems = (source: Source) => proofView(source, workspace.proof()).problems
  const lenderIn = (source: Source, asked: string | undefined) => asked ?? firstLender(source)

  app.get('/api/overview', (): Overview => {
    const source = workspace.source()
    return {
      name: workspace.dir.split('/').at(-1) ?? '',
      dir: workspace.dir,
      lenders: lenderNames(source),
      locales: [writtenLocale, ...translatedLocales(source)],
      draft: draftView(),
      proof: proofView(source, workspace.proof()),
    }
  })
  app.get('/api/pages', () => {
    const source = workspace.source()
    return pageRows(source, problems(source))
  })
  app.get<Query>('/api/page', ({ query }, reply): PageView | undefined => {
    const source = workspace.source()
    const page = pageView(source, query.id ?? '', lenderIn(source, query.lender), problems(source))
    if (page === undefined) void reply.code(404)
    return page
  })
  app.get<Query>('/api/words', ({ query }) => {
    const source = workspace.source()
    return sentencesOf(source, query.q ?? '', lenderIn(source, query.lender))
  })
  app.get<Query>('/api/search', ({ query }) => search(workspace.source(), query.q ?? ''))
  app.get<Query>('/api/node', ({ query }, reply) => {
    const node = nodeAt(workspace.source(), query.file ?? '', query.pointer ?? '')
    if (node === undefined) void reply.code(404)
    return node ?? { message: 'There is nothing at this place any more.' }
  })
  app.get<Query>('/api/form', ({ query }) => {
    const source = workspace.source()
    return formView(source, query.file ?? '', lenderIn(source, query.lender))
  })
  app.get<Query>('/api/lender', ({ query }, reply) => {
    const lender = lenderView(workspace.source(), query.code ?? '', query.other)
    if (lender === undefined) void reply.code(404)
    return lender ?? { message: 'There is no such lender any more.' }
  })
  app.get<Query>('/api/layers', ({ query }) => {
    const source = workspace.source()
    const place = overridableAt(source, query.file ?? '', query.pointer ?? '')
    return place === undefined ? [] : layersOf(source, place, lenderIn(source, query.lender))
  })
  app.get('/api/texts', () => textsOf(workspace.source()))
  app.get<Query>('/api/uses', ({ query }) => usesOf(workspace.source(), query.id ?? ''))
  app.get('/api/vocabulary', () => vocabularyOf(workspace.source()))
  addMapRoutes(app, workspace, problems)
  addThemeRoutes(app, workspace)
  addWalkRoutes(app, workspace)
  app.get('/api/changes', async (): Promise<ChangesView> => {
    const against = forkPoint(workspace.dir)
    const none = { differences: [], stranding: [], unapproved: [], isForAll: [] }
    if (against === undefined)
      return { ...none, against: '', failure: 'There is no git history here to compare with.' }
    const { report, failure } = await workspace.compare(against)
    if (report === undefined) return { ...none, against, failure: failure ?? 'It cannot be told.' }
    return { against, ...report, isForAll: report.lenders }
  })

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
    ({ body }) => {
      const { isRunning, problems: found, failure } = proofView(workspace.source(), workspace.proof())
      if (isRunning) throw new Refused('The journey is still being proven. Try again in a moment.')
      if (failure !== undefined || found.some(({ severity }) => severity === 'error'))
        throw new Refused(
          'The linter refuses the draft, so it cannot be proposed. Mend what stands under Problems first.',
        )
      return propose(workspace.dir, draft, body.name, body.message)
    },
  )

  app.get('/api/news', (request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    reply.raw.write('data: open\n\n')
    const stop = workspace.onNews(() => reply.raw.write('data: changed\n\n'))
    request.raw.on('close', stop)
  })

  app.setErrorHandler((error: Error & { readonly validation?: unknown }, _, reply) => {
    const code =
      error instanceof SourceError
        ? 503
        : error instanceof Refused || error instanceof Impossible || error.validation !== undefined
          ? 422
          : 500
    if (code === 500) console.error(error)
    return reply.code(code).send({ message: error.message })
  })

  function edited(conflicts: Edited['conflicts']): Edited {
    if (conflicts.length === 0) workspace.refresh()
    return { conflicts }
  }

  function draftView(): DraftView {
    const { done, undone } = draft.standing()
    return { edits: done.map(line), canRedo: undone.length > 0, history: draft.history().map(line) }
  }
}

const line = ({ id, at, title }: Edit) => ({ id, at, title })

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

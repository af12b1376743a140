import type { FastifyInstance } from 'fastify'
import { type Source, translatedLocales, writtenLocale } from '#source'
import type { DraftView, Overview } from '../api/overview.ts'
import type { PageView } from '../api/pages.ts'
import type { Edit } from '../edits/journal.ts'
import { layersOf, overridableAt } from '../model/layers.ts'
import { lenderView } from '../model/lender-view.ts'
import { firstLender, lenderNames } from '../model/lenders.ts'
import { nodeAt } from '../model/nodes.ts'
import { notesOf } from '../model/notes.ts'
import { pageView } from '../model/page-view.ts'
import { pageRows } from '../model/pages.ts'
import { proofView } from '../model/problems.ts'
import { formView } from '../model/questions.ts'
import { search } from '../model/search.ts'
import { sentencesOf } from '../model/sentences-of.ts'
import { textsOf } from '../model/texts.ts'
import { usesOf } from '../model/uses.ts'
import { vocabularyOf } from '../model/vocabulary.ts'
import type { Workspace } from './workspace.ts'

type Query = { readonly Querystring: Readonly<Record<string, string | undefined>> }

/** Answers what the views show of the files as they are. */
export function addViewRoutes(app: FastifyInstance, workspace: Workspace): void {
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
  app.get('/api/notes', () => notesOf(workspace.source()))
  app.get('/api/texts', () => textsOf(workspace.source()))
  app.get<Query>('/api/uses', ({ query }) => usesOf(workspace.source(), query.id ?? ''))
  app.get('/api/vocabulary', () => vocabularyOf(workspace.source()))

  function draftView(): DraftView {
    const { done, undone } = workspace.draft.standing()
    return {
      edits: done.map(line),
      canRedo: undone.length > 0,
      history: workspace.draft.history().map(line),
    }
  }
}

const line = ({ id, at, title }: Edit) => ({ id, at, title })

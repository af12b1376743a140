import type { FastifyInstance } from 'fastify'
import { SourceError } from '#source'
import { Impossible } from '../jobs/job.ts'
import { proofView } from '../model/problems.ts'
import { addConditionRoutes } from './condition-routes.ts'
import { addEditRoutes } from './edit-routes.ts'
import { addMapRoutes } from './map-routes.ts'
import { addProblemRoutes } from './problem-routes.ts'
import { Refused } from './propose.ts'
import { addThemeRoutes } from './theme-routes.ts'
import { addViewRoutes } from './view-routes.ts'
import { addWalkRoutes } from './walk-routes.ts'
import type { Workspace } from './workspace.ts'

/** Answers what the studio's pages ask, and makes their edits. */
export function addRoutes(app: FastifyInstance, workspace: Workspace): void {
  addViewRoutes(app, workspace)
  addMapRoutes(app, workspace, (source) => proofView(source, workspace.proof()).problems)
  addThemeRoutes(app, workspace)
  addWalkRoutes(app, workspace)
  addProblemRoutes(app, workspace)
  addConditionRoutes(app, workspace)
  addEditRoutes(app, workspace)

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
}

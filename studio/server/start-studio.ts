import path from 'node:path'
import react from '@vitejs/plugin-react'
import Fastify from 'fastify'
import { build } from 'vite'
import { loadProject, repository } from '#source'
import { previewOf } from '../../tools/plugin/plugins-of.ts'
import { addPreview } from '../preview/add-preview.ts'
import { openSeats } from '../preview/seats.ts'
import { guard } from './guard.ts'
import { addRoutes } from './routes.ts'
import { addStandingRoutes, type Standing } from './standing-routes.ts'
import { openWorkspace } from './workspace.ts'

export interface Studio {
  /** Address with which a browser is opened. */
  readonly url: string
  readonly close: () => Promise<void>
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Opens the studio for a folder on a port of this machine alone; 0 chooses a free one. Throws if the port is taken. */
export async function startStudio(dir: string, port: number, standing?: Standing): Promise<Studio> {
  const workspace = openWorkspace(dir)
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 2 ** 20 })
  const ownPort = () => portOf(app.server.address())
  const preview = await previewOf(loadProject(dir), dir)
  const seats = await openSeats(preview === undefined ? 0 : 2, ownPort)
  const { path: opening } = guard(app, ownPort, seats.origins)
  addRoutes(app, workspace)
  addStandingRoutes(app, workspace, standing)
  addPreview(app, preview, seats)
  const views = buildViews()
  app.get('/*', async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://studio')
    const built = await views
    const file = built.has(pathname) ? pathname : '/index.html'
    return reply.type(types[path.extname(file)] ?? 'application/octet-stream').send(built.get(file))
  })
  try {
    await Promise.all([app.listen({ port, host: '127.0.0.1' }), views])
  } catch (error) {
    await Promise.all([seats.close(), preview?.close(), workspace.close()])
    throw error
  }
  return {
    url: `http://127.0.0.1:${portOf(app.server.address())}${opening}`,
    close: async () => {
      await Promise.all([app.close(), seats.close(), preview?.close()])
      await workspace.close()
    },
  }
}

export const portOf = (address: unknown): number =>
  typeof address === 'object' && address !== null && 'port' in address ? Number(address.port) : 0

/** Files of the studio's pages by their path, such as `/index.html`. */
type Views = ReadonlyMap<string, string | Uint8Array>

/** Builds the studio's pages in memory, so that nothing built can be stale. */
async function buildViews(): Promise<Views> {
  const built = await build({
    configFile: false,
    root: path.join(repository, 'studio/views'),
    logLevel: 'error',
    plugins: [react({ jsxImportSource: '#jsx' })],
    build: { write: false, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  })
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  return new Map(
    outputs.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  )
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import type { Drawing, PageSource } from './page-source.ts'

/** Creates the source of pages for development: Vite transforms their sources and reloads changes. */
export async function vitePages(app: FastifyInstance, root: string): Promise<PageSource> {
  // Imported only here, so that the product starts without loading a bundler.
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  await app.register(middie)
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
  return {
    dev: true,
    document: (url, name = 'index.html') =>
      vite.transformIndexHtml(url, readFileSync(path.join(root, name), 'utf8')),
    modulesOf: () => [],
    loadDrawing: async () => (await vite.ssrLoadModule('/screens/app/first-question.tsx')) as Drawing,
  }
}

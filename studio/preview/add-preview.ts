import { stripVTControlCharacters } from 'node:util'
import type { FastifyInstance } from 'fastify'
import type { Preview } from '../../tools/plugin/preview.ts'
import type { Doing, PreviewView, Shown, ShowRequest } from '../api/preview.ts'
import type { Seats } from './seats.ts'

const missing =
  'This product does not show its screens here. A plugin with "preview" does (docs/a-product-of-your-own.md).'

/** Answers where a page can be seen, and brings its screen into a frame. */
export function addPreview(app: FastifyInstance, preview: Preview | undefined, seats: Seats): void {
  app.get<{ readonly Querystring: { readonly page?: string } }>('/api/preview', ({ query }): PreviewView => {
    if (preview === undefined) return { situations: [], run: '', missing }
    const shown = { ...preview.situations(query.page ?? ''), run: preview.run() }
    // What fails now is told to whoever asks for a screen.
    if (shown.missing === undefined) preview.start().catch(() => {})
    return shown
  })
  app.get('/api/preview/doing', (): Doing => ({ doing: preview?.doing() ?? '' }))
  app.post<{ readonly Body: ShowRequest }>(
    '/api/preview/show',
    { schema: { body } },
    async ({ body: { seat, ...asked } }, reply): Promise<Shown | { readonly message: string }> => {
      try {
        const screen = await preview?.open(asked)
        if (screen === undefined) throw new Error(missing)
        return { ...seats.show(seat, screen), page: new URL(screen.url).pathname }
      } catch (error) {
        // Errors of a plugin cross by their message alone: it may have classes of its own, even its own Error.
        void reply.code(422)
        return { message: messageOf(error) }
      }
    },
  )
}

function messageOf(error: unknown): string {
  const said = typeof error === 'object' && error !== null && 'message' in error ? error.message : error
  return (
    stripVTControlCharacters(String(said))
      .trim()
      .split(/\n\s*at /)[0] ?? ''
  )
}

const text = { type: 'string', maxLength: 1000 }
const body = {
  type: 'object',
  required: ['seat', 'lender', 'page', 'situation', 'isAnew'],
  properties: {
    seat: { type: 'integer', minimum: 0, maximum: 1 },
    lender: text,
    page: text,
    situation: text,
    isAnew: { type: 'boolean' },
  },
}

import type { FastifyInstance } from 'fastify'
import type { ThemeView } from '../api/theme.ts'
import { themeView } from '../model/theme.ts'
import type { Workspace } from './workspace.ts'

type Query = { readonly Querystring: Readonly<Record<string, string | undefined>> }

/** Answers how a lender's pages look in its colors, or in others that are being tried out. */
export function addThemeRoutes(app: FastifyInstance, { source }: Workspace): void {
  app.get<Query>('/api/theme', ({ query }): { readonly theme?: ThemeView } => {
    const theme = themeView(source(), query.lender ?? '', query)
    return theme === undefined ? {} : { theme }
  })
}

import type { FastifyInstance } from 'fastify'
import { CommandFailure } from '../../tools/commands/command-failure.ts'
import type { StateCount } from '../../tools/plugin/plugin.ts'
import type { ApplicationPosition } from '../../tools/positions/position.ts'
import type { StandingView } from '../api/standing.ts'
import { firstLender } from '../model/lenders.ts'
import { standingView } from '../model/standing.ts'
import type { Workspace } from './workspace.ts'

/** Where applications stand, as somebody tells it who knows. Throws CommandFailure if that cannot be asked now. */
export interface Standing {
  readonly positions: () => Promise<readonly ApplicationPosition[]>
  /** Undefined if only the present is known. */
  readonly counts?: (lender: string) => Promise<readonly StateCount[]>
}

type Query = { readonly Querystring: { readonly lender?: string } }

/** Answers how many applications of a lender stand where. */
export function addStandingRoutes(app: FastifyInstance, workspace: Workspace, standing?: Standing): void {
  app.get<Query>('/api/standing', async ({ query }): Promise<StandingView> => {
    if (standing === undefined) return {}
    const source = workspace.source()
    const lender = query.lender ?? firstLender(source)
    try {
      const [positions, counts] = await Promise.all([standing.positions(), standing.counts?.(lender)])
      return standingView(source, lender, positions, counts)
    } catch (error) {
      if (!(error instanceof CommandFailure)) throw error
      return { failure: error.message }
    }
  })
}

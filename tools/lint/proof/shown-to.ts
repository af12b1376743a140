import { type Context, resolvePage } from '#engine'
import { type Flows, pointerTo } from '#source'
import { whyShown } from './why-shown.ts'

/** What an applicant sees where they belong, and by what. */
export interface ShownTo {
  readonly page: string
  /** A sentence that says by which mapping or events, and predicates. */
  readonly because: string
  /** What decides for it: the mapping of the server state, or the state at which the browser comes to rest. */
  readonly pointer: string
}

export function shownTo({ journey, source }: Flows, context: Context): ShownTo {
  const resolved = resolvePage(journey, context)
  const { page, by, why } = resolved
  return {
    page,
    because: `It is ${page} that is shown, for ${whyShown(source, resolved)}.`,
    pointer:
      by === 'server-state'
        ? pointerTo('serverStates', 'states', why.rule ?? why.state)
        : pointerTo('journey', 'states', why.state),
  }
}

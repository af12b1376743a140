import { type Context, resolvePage } from '#engine'
import { type Flows, pointerTo } from '#source'
import { whyShown } from './why-shown.ts'

/** Page that an applicant sees where they belong, and its cause. */
export interface ShownTo {
  readonly page: string
  /** Sentence that names the mapping or events, and the predicates. */
  readonly because: string
  /** Pointer to the cause: the mapping of the server state, or the state in which the browser rests. */
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

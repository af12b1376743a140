import type { ServerStateSource } from '#engine'
import { alignSets, asJsonObject, childObject, type JsonObject, schemaBelow, schemaPlace } from '#source'
import { describeChoice } from './compare-machine.ts'
import { describeValues } from './describe-values.ts'
import type { Difference } from './difference.ts'
import { listChanges } from './list-changes.ts'
import type { Side } from './side.ts'

/** Pages that applicants gain or lose, and other changes to pages. */
export function comparePages(now: Side, before: Side): readonly Difference[] {
  const old = pagesOf(before)
  const place = schemaBelow(schemaPlace('pages', now.schemas), 'pages')
  const { added, gone, changed } = listChanges(asJsonObject(alignSets(pagesOf(now), old, place)), old)
  const tell = (subject: string, words: string): Difference => ({ area: 'page', subject, words })
  return [
    ...added.map(([id]) => tell(id, `There is a new page ${id}${titleOf(now, id)}.`)),
    ...gone.map(([id]) => tell(id, `The page ${id}${titleOf(before, id)} is gone.`)),
    ...changed.map(([id, page, old]) =>
      tell(id, `Of the page ${id}${titleOf(now, id)}, ${describeValues(page, old).join('; ')}.`),
    ),
  ]
}

const pagesOf = ({ value }: Side) => childObject(asJsonObject(value.pages), 'pages')

/** Title of a page in brackets after its id; empty without one. */
export function titleOf({ value }: Side, page: string): string {
  const { title } = childObject(childObject(asJsonObject(value.pages), 'pages'), page)
  const text = asJsonObject(value.copy)[String(title)]
  return typeof text === 'string' ? ` ("${text}")` : ''
}

/** Differences in the pages that server states name. */
export function compareServerStatePages(now: Side, before: Side): readonly Difference[] {
  const { added, gone, changed } = listChanges(rulesOf(now), rulesOf(before))
  const tell = (subject: string, words: string): Difference => ({ area: 'server-state-page', subject, words })
  return [
    ...added.map(([id]) => tell(id, `The server state ${id} is new here: it ${shows(now, id)}.`)),
    ...gone.map(([id]) =>
      tell(id, `Nothing is said of the server state ${id} any more; it ${shown(before, id)}.`),
    ),
    ...changed.flatMap(([id, rule, old]) => {
      const others = describeValues(restOf(now, rule), restOf(before, old))
      const [is, was] = [shows(now, id), shows(before, id)]
      return [
        ...(is === was ? [] : [tell(id, `The server state ${id} ${is}; before, it ${was}.`)]),
        ...(others.length === 0 ? [] : [tell(id, `Of the server state ${id}, ${others.join('; ')}.`)]),
      ]
    }),
  ]
}

const rulesOf = ({ effective }: Side) => effective.source.serverStates.states

/** Everything but the page, conditions in words. */
function restOf({ say }: Side, { page: _, turn, ...rest }: ServerStateSource): JsonObject {
  return asJsonObject({ ...rest, ...(turn && { turn: describeChoice(turn, 'turn', say) }) })
}

function shows(side: Side, id: string): string {
  const page = rulesOf(side)[id]?.page
  return page === undefined
    ? 'leaves the page to the browser'
    : `shows ${describeChoice(named(side, page), 'page', side.say)}`
}

const shown = shows

/** Page of a state, each with its title. */
const named = (side: Side, page: PageChoice): PageChoice =>
  typeof page === 'string'
    ? page + titleOf(side, page)
    : page.map((variant) => ({ ...variant, page: variant.page + titleOf(side, variant.page) }))

type PageChoice = NonNullable<ServerStateSource['page']>

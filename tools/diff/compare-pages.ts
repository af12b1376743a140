import type { ServerStateSource } from '#engine'
import { alignSets, asJsonObject, childObject, type JsonObject, schemaBelow, schemaPlace } from '#source'
import { choiceSentences } from './choice-sentences.ts'
import { changedValues } from './describe-values.ts'
import type { Difference } from './difference.ts'
import { listChanges } from './list-changes.ts'
import { type Names, namesOf } from './names.ts'
import type { Side } from './side.ts'

/** Pages that applicants gain or lose, and other changes to pages. */
export function comparePages(now: Side, before: Side): readonly Difference[] {
  const old = pagesOf(before)
  const place = schemaBelow(schemaPlace('pages', now.schemas), 'pages')
  const { added, gone, changed } = listChanges(asJsonObject(alignSets(pagesOf(now), old, place)), old)
  const { page: nameOf } = namesOf(before, now)
  const tell = (subject: string, words: string): Difference => ({ area: 'page', subject, words })
  return [
    ...added.map(([id]) => tell(id, `There is a new page ${nameOf(id)}.`)),
    ...gone.map(([id]) => tell(id, `The page ${nameOf(id)} is gone.`)),
    ...changed.flatMap(([id, page, old]) =>
      changedValues(page, old, schemaBelow(place, id)).map(({ name, change }) =>
        tell(id, `Of the page ${nameOf(id)}, ${name}${change}.`),
      ),
    ),
  ]
}

const pagesOf = ({ value }: Side) => childObject(asJsonObject(value.pages), 'pages')

/** Differences in the pages that server states name. */
export function compareServerStatePages(now: Side, before: Side): readonly Difference[] {
  const { added, gone, changed } = listChanges(rulesOf(now), rulesOf(before))
  const names = namesOf(before, now)
  const tell = (id: string, words: string): Difference => ({ area: 'server-state-page', subject: id, words })
  return [
    ...added.map(([id]) =>
      tell(id, `The state ${names.serverState(id)} is new among those with a page. ${shows(now, id, names)}`),
    ),
    ...gone.map(([id]) =>
      tell(id, `Nothing is said of the page of the state ${names.serverState(id)} any more.`),
    ),
    ...changed.flatMap(([id, rule, old]) => {
      const state = names.serverState(id)
      const [is, was] = [shows(now, id, names), shows(before, id, names)]
      return [
        ...(is === was ? [] : [tell(id, `The state ${state} shows something else. ${is} Before: ${was}`)]),
        ...changedValues(restOf(rule), restOf(old)).map(({ name, change }) =>
          tell(id, `Of the state ${state}, ${name}${change}.`),
        ),
        ...turnChange(now, before, id).map((words) =>
          tell(id, `Whose turn it is at ${state} changes. ${words}`),
        ),
      ]
    }),
  ]
}

const rulesOf = ({ effective }: Side) => effective.source.serverStates.states

const restOf = ({ page: _, turn: _turn, ...rest }: ServerStateSource): JsonObject => asJsonObject({ ...rest })

function shows(side: Side, id: string, { page: nameOf }: Names): string {
  const choice = rulesOf(side)[id]?.page
  return choice === undefined
    ? 'It leaves the page to the browser.'
    : choiceSentences('It shows', { choice, key: 'page', say: side.say, nameOf })
}

function turnChange(now: Side, before: Side, id: string): readonly string[] {
  const [is, was] = [now, before].map((side) => {
    const choice = rulesOf(side)[id]?.turn
    return choice === undefined
      ? 'It is not said.'
      : choiceSentences('It is', { choice, key: 'turn', say: side.say, nameOf: (turn) => turn })
  })
  return is === was ? [] : [`${is} Before: ${was}`]
}

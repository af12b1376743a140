import { memoize, pagePattern } from '#engine'
import { asJsonObject, type Finding, type Flows, nearestHint, pagesOf, pointerTo } from '#source'
import { ownArticles } from '../help/own-articles.ts'
import { misspelt } from '../references/check-references.ts'
import { knownIds } from '../references/known-ids.ts'
import { referencesIn } from '../references/references.ts'
import type { Rule, Subject } from '../rule.ts'

export const helpLink: Rule = {
  id: 'help-link',
  why: 'A link in an answer to a missing page, document or law misleads applicants, who will trust the next answer less.',
  check: (subject) => [...unknownReferences(subject), ...unknownPaths(subject), ...otherPages(subject)],
}

/** Findings for unknown pages, documents, disclosures and states that articles name. */
function unknownReferences(subject: Subject): readonly Finding[] {
  const own = new Set(ownArticles(subject).map(([id]) => id))
  if (own.size === 0) return []
  const { source, value, report } = subject
  const help = asJsonObject(value.help)
  return referencesIn('help', help, source.project).flatMap(({ kind, id, pointer }) => {
    const known = knownIds(source, value, kind, help)
    if (known.has(id) || !own.has(pointer.split('/')[2] ?? '')) return []
    return [
      report({
        pointer: `/help${pointer}`,
        message: `There is no ${nouns[kind] ?? kind} "${id}".`,
        cause: `${kind} ${id}`,
        ...nearestHint(id, [...known]),
        ...misspelt(subject, { kind, id }),
      }),
    ]
  })
}

const nouns: Readonly<Record<string, string>> = { serverState: 'server state' }

/** Findings for addresses in an answer's text other than paths of the product's pages. */
function unknownPaths(subject: Subject): readonly Finding[] {
  const { flows, report } = subject
  if (flows === undefined) return []
  const paths = pagePaths(flows.source)
  return ownArticles(subject).flatMap(([id, { answers }]) =>
    answers.flatMap(({ text }, index) =>
      (text.match(/(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}<}])\/[a-z][\w/-]*/giu) ?? [])
        .filter((address) => !paths.has(address))
        .map((address) =>
          report({
            pointer: pointerTo('help', 'articles', id, 'answers', index, 'text'),
            message: `"${address}" is no page of ours.`,
            hint: 'Name a page by its path, such as /dashboard, or say where it is found.',
          }),
        ),
    ),
  )
}

/** Findings for server states in which an article is likely, whose page is none of those where it is likely. */
function otherPages(subject: Subject): readonly Finding[] {
  const { flows, report } = subject
  if (flows === undefined) return []
  const { serverStates } = flows.source
  return ownArticles(subject).flatMap(([id, { states = [], pages = [] }]) =>
    states.flatMap((state, index) => {
      const shown = pagesOf(serverStates.states[state]?.page)
      // The root of the product is the page of nothing in particular.
      if (
        pages.length === 0 ||
        shown.length === 0 ||
        shown.some((page) => page === '/' || pages.includes(page))
      )
        return []
      return [
        report({
          pointer: pointerTo('help', 'articles', id, 'states', index),
          message: `${state} is shown on ${shown.join(' or ')}, and \`pages\` names ${pages.join(', ')}.`,
          hint: 'Take the state away, or name its page too.',
          related: [pointerTo('help', 'articles', id, 'pages')],
        }),
      ]
    }),
  )
}

/** Paths that answers may name: those of pages whose address is the same for every visitor. */
const pagePaths = memoize(
  ({ pages }: Pick<Flows['source'], 'pages'>): ReadonlySet<string> =>
    new Set(
      Object.keys(pages.pages)
        .map((id) => pagePattern(pages, id))
        .filter((path) => !path.includes(':')),
    ),
  ({ pages }) => pages,
)

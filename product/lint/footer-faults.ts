import { memoize, type PagesSource, pagePattern } from '#engine'
import {
  asJsonObject,
  asStrings,
  childObject,
  type Json,
  type JsonObject,
  nearestHint,
  ownSchemas,
  pointerTo,
} from '#source'
import type { RuleFault } from '../../tools/lint/rule.ts'

/** Faults of what the footer of a lender shows: links to nowhere, and notices of others. */
export function footerFaults(settings: JsonObject, pages: PagesSource | undefined): readonly RuleFault[] {
  const footer = childObject(childObject(asJsonObject(settings.org), 'orgMetaData'), 'footer')
  return [
    ...linkElsewhere(footer),
    ...(pages === undefined ? [] : linkNowhere(footer, pages)),
    ...undueNotice(footer, asStrings(settings.licensedStates)),
  ]
}

const place = (...path: readonly (string | number)[]): string =>
  pointerTo('org', 'orgMetaData', 'footer', ...path)

/** Fault of a privacy policy that stands elsewhere and is not said to, or the other way round. */
function linkElsewhere(footer: JsonObject): readonly RuleFault[] {
  const { privacyPolicyUrl: url, privacyLinkIsExternal: isSaid } = footer
  if (typeof url !== 'string' || typeof isSaid !== 'boolean' || isSaid === url.startsWith('https:')) return []
  const places = ['privacyPolicyUrl', 'privacyLinkIsExternal'].map((key) => place(key))
  // Points at the one of the two settings that a group of lenders does not give.
  const [pointer = '', ...related] = isSaid ? places.toReversed() : places
  return [
    {
      pointer,
      related,
      message: `"${url}" ${isSaid ? 'is a page of ours' : 'stands elsewhere'}, and \`privacyLinkIsExternal\` says the opposite.`,
      hint: isSaid ? 'Name the address elsewhere, or say false.' : 'Say true.',
    },
  ]
}

/** Faults of links to paths of ours at which no page stands, and from which nothing leads on. */
function linkNowhere(footer: JsonObject, pages: PagesSource): readonly RuleFault[] {
  const known = pathsOf(pages)
  const further = Array.isArray(footer.additionalUrls) ? footer.additionalUrls : []
  const links = [
    ...Object.entries(footer).map(([key, url]) => ({ url, pointer: place(key) })),
    ...further.map((link: Json, index) => ({
      url: asJsonObject(link).url,
      pointer: place('additionalUrls', index, 'url'),
    })),
  ]
  return links.flatMap(({ url, pointer }) => {
    if (typeof url !== 'string' || !url.startsWith('/') || known.includes(url.replace(/(?<=.)\/$/, '')))
      return []
    const fixed = known.filter((path) => !/[:*]/.test(path))
    return [{ pointer, message: `No page of ours stands at "${url}".`, ...nearestHint(url, fixed) }]
  })
}

const pathsOf = memoize((pages: PagesSource): readonly string[] => [
  ...Object.keys(pages.pages).map((id) => pagePattern(pages, id)),
  ...Object.keys(pages.redirects),
  ...Object.keys(pages.external ?? {}),
])

/** Faults of links that one state asks for (`x-state` of the schema), at a lender who does not lend there. */
const undueNotice = (footer: JsonObject, states: readonly string[]): readonly RuleFault[] =>
  Object.entries(states.length === 0 ? {} : stateOf()).flatMap(([key, state]) =>
    typeof footer[key] !== 'string' || states.includes(state)
      ? []
      : [
          {
            pointer: place(key),
            related: ['/licensedStates'],
            message: `This notice is for those who lend in ${state}, and this lender does not.`,
            hint: 'Remove it, or add the state to licensedStates.',
          },
        ],
  )

/** State by the key of the link in the footer that it asks for. */
const stateOf = (): Readonly<Record<string, string>> => {
  const known = ['org', 'orgMetaData', 'footer'].reduce(
    (schema, key) => childObject(childObject(schema, 'properties'), key),
    ownSchemas().named('tenant'),
  )
  return Object.fromEntries(
    Object.entries(childObject(known, 'properties')).flatMap(([key, link]) => {
      const state = asJsonObject(link)['x-state']
      return typeof state === 'string' ? [[key, state]] : []
    }),
  )
}

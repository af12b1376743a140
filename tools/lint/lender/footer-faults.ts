import { memoize, type PagesSource, pagePattern } from '#engine'
import {
  asJsonObject,
  asStrings,
  childObject,
  type Json,
  type JsonObject,
  nearestHint,
  pointerTo,
} from '#source'
import type { RuleFault } from '../rule.ts'

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

/** Fault of the notice that Illinois asks for, at a lender who does not lend there. */
const undueNotice = ({ illinoisNoticeUrl }: JsonObject, states: readonly string[]): readonly RuleFault[] =>
  typeof illinoisNoticeUrl !== 'string' || states.length === 0 || states.includes('IL')
    ? []
    : [
        {
          pointer: place('illinoisNoticeUrl'),
          related: ['/licensedStates'],
          message: 'This notice is for those who lend in IL, and this lender does not.',
          hint: 'Remove it, or add the state to licensedStates.',
        },
      ]

import type { DisclosureSource } from '#engine'
import { pointerTo } from '#source'
import { isChanged } from '../is-changed.ts'
import type { Rule, RuleFault } from '../rule.ts'

export const disclosureNotShown: Rule = {
  id: 'disclosure-not-shown',
  why: 'A disclosure that the law requires but no page shows counts as missing, and the lender is liable for it.',
  reads: 'logic',
  check: (subject) => {
    const { flows, report, today } = subject
    if (flows === undefined || !isChanged(subject, 'disclosures', 'pages')) return []
    const { disclosures, pages } = flows.source
    return Object.entries(disclosures.disclosures).flatMap(([id, disclosure]) =>
      faultsOf(id, disclosure, {
        order: disclosures.order,
        shownOn: (page) => pages.pages[page]?.disclosures ?? [],
        today,
      }).map(report),
    )
  },
}

interface Shown {
  /** Ids in the order of the footer. */
  readonly order: readonly string[]
  readonly shownOn: (page: string) => readonly string[]
  readonly today: string
}

function faultsOf(
  id: string,
  { pages = [], regulatory, versions }: DisclosureSource,
  { order, shownOn, today }: Shown,
): readonly RuleFault[] {
  const pointer = pointerTo('disclosures', 'disclosures', id)
  const law = regulatory ? ', though the law asks for it' : ''
  if (pages.length === 0 && !order.includes(id))
    return [
      {
        pointer,
        what: 'key',
        message: `Nothing shows the disclosure "${id}"${law}: it stands neither in \`order\` nor on a page.`,
        hint: `Put "${id}" into \`order\` of flows/disclosures.json, or name its \`pages\`.`,
      },
    ]
  const first = versions.map(({ effective }) => effective).toSorted()[0] ?? ''
  if (today !== '' && first > today)
    return [
      {
        pointer: `${pointer}/versions`,
        message: `No words of "${id}" are in force before ${first}${law}: until then nothing is shown.`,
        hint: 'Give its first version a day that has begun.',
      },
    ]
  return pages.flatMap((page, index) =>
    shownOn(page).includes(id)
      ? []
      : [
          {
            pointer: `${pointer}${pointerTo('pages', index)}`,
            message: `"${id}" is due on ${page}, and that page does not list it${law}.`,
            hint: `Add "${id}" to the disclosures of ${page} in flows/pages.json.`,
          },
        ],
  )
}

import type { Choice, StateSource } from '#engine'
import { pointerTo } from '#source'
import type { Rule, RuleFault } from '../rule.ts'

export const pageArea: Rule = {
  id: 'page-area',
  why: 'A page in the wrong area requires the wrong login, or none: applicants are turned away, or see what is not theirs.',
  reads: 'logic',
  check: ({ flows, reportOwn }) => {
    if (flows === undefined) return []
    const { journey, serverStates, pages } = flows.source
    const areaOf = (page: string) => pages.pages[page]?.area
    const wrong = (pointer: string, page: string, area: string): readonly RuleFault[] =>
      areaOf(page) === undefined || areaOf(page) === area
        ? []
        : [
            {
              pointer,
              message: `"${page}" is of the area ${areaOf(page)}; here it must be one of the area ${area}.`,
              hint: 'Name another page, or change its area.',
            },
          ]
    return reportOwn([
      ...shownBy('journey', journey.states).flatMap(({ pointer, page }) =>
        wrong(pointer, page, 'application'),
      ),
      ...shownBy('serverStates', serverStates.states).flatMap(({ pointer, page }) =>
        wrong(pointer, page, 'application'),
      ),
      ...Object.entries(pages.signerSteps ?? {}).flatMap(([step, page]) =>
        wrong(pointerTo('pages', 'signerSteps', step), page, 'signer'),
      ),
      ...Object.entries(pages.pages).flatMap(([page, { area, path }]) => addressFaults(page, area, path)),
    ])
  },
}

const shownBy = (file: string, states: Readonly<Record<string, Pick<StateSource, 'page'>>>) =>
  Object.entries(states).flatMap(([state, { page }]) =>
    pagesOf(page).map((shown) => ({ page: shown, pointer: pointerTo(file, 'states', state, 'page') })),
  )

const pagesOf = (choice: Choice<'page'> | undefined): readonly string[] => {
  if (choice === undefined) return []
  return typeof choice === 'string' ? [choice] : choice.map(({ page }) => page)
}

/** Faults of paths: pages of an application and of a signer must be below the path of their area. */
function addressFaults(page: string, area: string, path: string | undefined): readonly RuleFault[] {
  const isOwn = area === 'public' || area === 'account'
  if (isOwn === (path !== undefined)) return []
  return [
    {
      pointer: pointerTo('pages', 'pages', page),
      what: 'key',
      message: isOwn
        ? `"${page}" is of the area ${area} and has no address: nobody can open it.`
        : `"${page}" has an address of its own, which pages of the area ${area} have not.`,
      hint: isOwn ? 'Give it a `path`.' : 'Remove `path`, or change the area.',
    },
  ]
}

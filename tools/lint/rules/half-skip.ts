import type { MachineSource, TransitionSource } from '#engine'
import { type Flows, pagesOf, pointerTo, reachableStates, resolveBase } from '#source'
import { isChanged } from '../is-changed.ts'
import type { Rule, RuleFault } from '../rule.ts'

export const halfSkip: Rule = {
  id: 'half-skip',
  why: 'A step that only the server skips is shown while the server works on something else; a step that only the browser skips is not skipped at all.',
  reads: 'logic',
  check: (subject) => {
    const { source, tenant, flows, report } = subject
    const base = resolveBase(source).flows?.source
    if (tenant === undefined || flows === undefined || base === undefined) return []
    if (!isChanged(subject, 'journey', 'process')) return []
    const [before, now] = [sidesOf(base), sidesOf(flows.source)]
    const both = Object.keys(before.browser).filter((page) => Object.hasOwn(before.server, page))
    return both.flatMap((page) => {
      const isIn = { browser: Object.hasOwn(now.browser, page), server: Object.hasOwn(now.server, page) }
      if (isIn.browser === isIn.server) return []
      const [skipping, other] = isIn.browser
        ? (['server', 'browser'] as const)
        : (['browser', 'server'] as const)
      const step = { page, skipped: before[skipping][page] ?? [], left: now[other][page] ?? [] }
      return [report(faultOf(skipping, other, step, { base, own: flows.source }))]
    })
  },
}

type Side = 'browser' | 'server'

const files = { browser: 'journey', server: 'process' } as const

/** Reachable states by the page that they show. */
const sidesOf = (
  source: Flows['source'],
): Readonly<Record<Side, Readonly<Record<string, readonly string[]>>>> => {
  const { journey, process, serverStates } = source
  return {
    browser: byPage(journey, (state) => pagesOf(journey.states[state]?.page)),
    server: byPage(process, (state) => pagesOf(serverStates.states[state]?.page)),
  }
}

function byPage(machine: MachineSource, pagesIn: (state: string) => readonly string[]) {
  const shown = [...reachableStates(machine)].flatMap((state) =>
    pagesIn(state).map((page) => ({ page, state })),
  )
  return Object.fromEntries(
    [...Map.groupBy(shown, ({ page }) => page)].map(([page, states]) => [
      page,
      states.map(({ state }) => state),
    ]),
  )
}

interface Step {
  readonly page: string
  /** States on the side that skips the step. */
  readonly skipped: readonly string[]
  /** States on the side that does not. */
  readonly left: readonly string[]
}

interface Sides {
  readonly base: Flows['source']
  readonly own: Flows['source']
}

function faultOf(
  skipping: Side,
  other: Side,
  { page, skipped, left }: Step,
  { base, own }: Sides,
): RuleFault {
  const turned = arrowsInto(base[files[skipping]], skipped).find((event) =>
    arrowsInto(own[files[skipping]], skipped).every((each) => each !== event),
  )
  const [still = ''] = arrowsInto(own[files[other]], left)
  const here = turned !== undefined && Object.hasOwn(own[files[skipping]].transitions, turned) ? [turned] : []
  return {
    pointer: pointerTo(files[skipping], 'transitions', ...here),
    what: 'key',
    related: [pointerTo(files[other], 'transitions', still)],
    message: `The ${skipping} skips ${skipped.join(', ')} (${page}) for this lender, and the ${other} does not: "${still}" still leads to ${left.join(', ')}.`,
    hint: `Let "${still}" of ${files[other]} lead past it too, or neither of them.`,
  }
}

/** Events that lead to one of these states from another. */
const arrowsInto = ({ transitions }: MachineSource, states: readonly string[]): readonly string[] =>
  Object.entries<TransitionSource>(transitions).flatMap(([event, { to }]) => {
    const targets = typeof to === 'string' ? [to] : to.map((variant) => variant.to)
    return targets.some((target) => states.includes(target)) ? [event] : []
  })

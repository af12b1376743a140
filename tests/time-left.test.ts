import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseRegistrationStep, minutesDue, minutesFrom, placeOf, progress, type Way, wayAt } from '#engine'
import { percentAnswered } from '../screens/pages/register/parts/registration-progress.tsx'
import { loadSequences, roadsIn } from '../tools/scenario/sequences/sequence-files.ts'
import { flows, journey } from './support/lenders/flows.ts'

/** Context of a Texan application after some of its events. */
const known: Readonly<Record<string, object>> = {
  applicationSubmitted: { consents: [{ type: 'HARD_CREDIT' }] },
  identityDocumentsProvided: {
    property: { address: { state: 'TX' } },
    disburseAccount: { uuid: '11111111-1111-4111-8111-111111111111' },
    documents: [{ type: 'PASSPORT_FRONT' }],
  },
}

interface Stop {
  readonly page: string
  readonly status: { readonly checklistStatus: string }
  readonly heloc: object
}

/** Stops of a recorded road, with what is known of the application by then. */
function stopsOf(road: readonly string[]): readonly Stop[] {
  let heloc = {}
  let identityComplete = false
  return road.map((line) => {
    const [, event, checklistStatus = '', page = ''] = /^(?:(\S+) -> )?(\S+): (\S+)/.exec(line) ?? []
    heloc = { ...heloc, ...known[event ?? ''] }
    identityComplete ||= event === 'identityVerified'
    return { page, heloc, status: { checklistStatus, identityComplete, bpo: 'REQUIRED' } as Stop['status'] }
  })
}

/** How far the way is done at each stop that is a step, as the pages say it: with the fewest minutes that were left before. */
function waysOf(stops: readonly Stop[]): readonly (Way & Stop)[] {
  let least: number | undefined
  return stops.flatMap((stop) => {
    if (!journey.marks.has(stop.page)) return []
    const context = { profile: {}, ...stop }
    const place = placeOf(flows.progress, progress(journey, context, stop.page), stop.page)
    const way = wayAt(flows.progress, place, least)
    least = Math.min(least ?? Number.POSITIVE_INFINITY, minutesFrom(flows.progress, place))
    return [{ ...way, ...stop }]
  })
}

const pairsOf = <T>(list: readonly T[]) =>
  list.slice(1).map((after, index) => [list[index] as T, after] as const)

const recorded = loadSequences().flatMap((file) => [...roadsIn(file).values()])

describe('the way on the recorded roads', () => {
  const pairs = recorded.flatMap((road) => pairsOf(waysOf(stopsOf(road))))

  it('never becomes a smaller share', () => {
    expect(pairs.length).toBeGreaterThan(1000)
    expect(pairs.filter(([before, after]) => after.percent < before.percent)).toEqual([])
  })

  it('becomes no longer, unless a step was added, which is named', () => {
    const longer = pairs.filter(([before, after]) => after.minutes > before.minutes)
    expect(longer.filter(([, { isAdded }]) => !isAdded)).toEqual([])
    expect([...new Set(longer.map(([, { status }]) => status.checklistStatus))].toSorted()).toEqual([
      'COLLECT_ADDITIONAL_INFO',
      'IDENTITY_VERIFICATION',
      'OFFER_SELECTION',
      'REVISED_OFFER_SELECTION',
    ])
  })

  it('is over for nobody who still has a step', () => {
    const early = recorded
      .flatMap((road) => waysOf(stopsOf(road)))
      .filter(({ percent, page }) => percent === 100 && page !== 'complete')
    expect(early).toEqual([])
  })
})

describe('any way, in whatever order its pages come', () => {
  const pages = fc.array(fc.constantFrom(...journey.marks.keys()), { minLength: 2, maxLength: 30 })

  it('never becomes a smaller share, and no longer unless a step was added', () => {
    fc.assert(
      fc.property(pages, (visited) => {
        const stops = visited.map((page) => ({
          page,
          heloc: {},
          status: { checklistStatus: 'IN_PROGRESS' },
        }))
        for (const [before, after] of pairsOf(waysOf(stops))) {
          expect(after.percent).toBeGreaterThanOrEqual(before.percent)
          if (!after.isAdded) expect(after.minutes).toBeLessThanOrEqual(before.minutes)
        }
      }),
    )
  })
})

describe('the whole way', () => {
  it('begins at the first question of registration, and the application goes on where that ends', () => {
    const context = { profile: {}, heloc: {} }
    const place = placeOf(flows.progress, progress(journey, context, 'start/profile'), 'start/profile')
    const shares = [0, 4, 7].map((count) => {
      const answered = flows.registration.order.slice(0, count)
      const { groups } = chooseRegistrationStep(journey, {}, { answered })
      return percentAnswered(groups, flows.progress.registrationPercent)
    })
    expect(shares[0]).toBe(0)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares[2]).toBeLessThanOrEqual(wayAt(flows.progress, place).percent)
  })

  it('has no time left to tell at a decision, which is no step', () => {
    const declined = { profile: {}, heloc: {}, status: { checklistStatus: 'DECLINED' } }
    expect(minutesDue(journey, declined)).toBeUndefined()
  })
})

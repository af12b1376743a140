import { formatDate } from '#engine'
import type { Insights } from '#generated/api'
import { inFigures, say, sayOf } from '../wording.ts'
import type { Bar } from './bar-chart.tsx'
import type { FigureTable } from './figures.tsx'

/** Most bars of a chart; the table has all rows. */
const most = 12

/** Returns the tables of a lender's numbers, in the order of the page. */
export const figureTables = (numbers: Insights): readonly FigureTable[] => [
  weeksOf(numbers),
  pagesOf(numbers),
  experimentsOf(numbers),
  vitalsOf(numbers),
  errorsOf(numbers),
]

const share = (part: number, of: number): number => (of === 0 ? 0 : part / of)

const percent = (of: number): string => `${inFigures(Math.round(of * 100))}%`

const inPercent = (of: number | undefined): number | undefined =>
  of === undefined ? undefined : Math.round(of * 1000) / 10

const inSeconds = (ms: number | undefined): number | undefined =>
  ms === undefined ? undefined : Math.round(ms / 100) / 10

const texts = (name: string) => ({
  name,
  title: sayOf('insights.title', name),
  lead: sayOf('insights.lead', name),
})

const heads = (...names: readonly string[]): readonly string[] =>
  names.map((name) => sayOf('insights.head', name))

function weeksOf({ weeks }: Insights): FigureTable {
  const outcomes = weeks[0]?.outcomes.map(({ outcome }) => sayOf('outcome', outcome)) ?? []
  const greatest = Math.max(1, ...weeks.map(({ applications = 0 }) => applications))
  const countsOf = ({ applications, outcomes: own }: Insights['weeks'][number]) => [
    applications,
    ...own.map(({ reached }) => reached),
  ]
  const bars = weeks.map((week): Bar => {
    const counts = countsOf(week)
    return {
      label: formatDate(week.week),
      note: counts.map((count) => (count === undefined ? '–' : inFigures(count))).join(' / '),
      lengths: counts.map((count = 0) => count / greatest),
    }
  })
  const isEmpty = weeks.every(({ applications }) => !applications)
  return {
    ...texts('weeks'),
    bars: isEmpty ? [] : bars,
    heads: [...heads('week', 'applications'), ...outcomes],
    rows: isEmpty ? [] : weeks.map((week) => [{ day: week.week }, ...countsOf(week)]),
  }
}

function pagesOf({ pages }: Insights): FigureTable {
  const bars = pages
    .flatMap(({ page, sessions, exits, meanMs }) => {
      if (exits === undefined) return []
      const left = share(exits, sessions)
      const time =
        meanMs === undefined ? '' : say('insights.seconds', { seconds: inFigures(inSeconds(meanMs) ?? 0) })
      return [{ label: page, note: [percent(left), time].filter(Boolean).join(', '), lengths: [left] }]
    })
    .sort((one, other) => (other.lengths[0] ?? 0) - (one.lengths[0] ?? 0))
  return {
    ...texts('pages'),
    bars: bars.slice(0, most),
    heads: heads('page', 'views', 'sessions', 'exits', 'seconds'),
    rows: pages.map(({ page, views, sessions, exits, meanMs }) => [
      page,
      views,
      sessions,
      exits,
      inSeconds(meanMs),
    ]),
  }
}

function experimentsOf({ experiments }: Insights): FigureTable {
  const all = experiments.flatMap(({ name, variation, assigned, outcomes }) =>
    outcomes.map((one) => ({ ...one, name, assigned, variation: sayOf('variation', variation) })),
  )
  return {
    ...texts('experiments'),
    bars: all.flatMap(({ name, variation, outcome, assigned, reached, low, high }) =>
      reached === undefined || low === undefined || high === undefined
        ? []
        : [
            {
              label: `${name}, ${variation}, ${sayOf('outcome', outcome)}`,
              note: say('insights.interval', {
                share: percent(share(reached, assigned)),
                low: percent(low),
                high: percent(high),
              }),
              lengths: [share(reached, assigned)],
              range: [low, high] as const,
            },
          ],
    ),
    heads: heads('experiment', 'variation', 'assigned', 'outcome', 'reached', 'low', 'high'),
    rows: all.map(({ name, variation, outcome, assigned, reached, low, high }) => [
      ...[name, variation, assigned, sayOf('outcome', outcome), reached, inPercent(low), inPercent(high)],
    ]),
  }
}

function vitalsOf({ vitals }: Insights): FigureTable {
  const byName = [...Map.groupBy(vitals, ({ name }) => name).values()]
  const bars = byName.flatMap((own) => {
    const greatest = Math.max(...own.map(({ p75 }) => p75))
    return own
      .toSorted((one, other) => other.p75 - one.p75)
      .slice(0, most / 2)
      .map(({ page, device, name, p75, isMore }) => ({
        label: `${sayOf('vital', name)}: ${page}, ${sayOf('device', device)}`,
        note: say(isMore ? 'insights.above' : 'insights.upTo', { value: inFigures(p75) }),
        lengths: [share(p75, greatest)],
      }))
  })
  return {
    ...texts('vitals'),
    bars,
    heads: heads('page', 'device', 'vital', 'p75', 'isMore'),
    rows: vitals.map(({ page, device, name, p75, isMore }) => [
      ...[page, sayOf('device', device), sayOf('vital', name), p75],
      say(isMore ? 'feedback.yes' : 'feedback.no'),
    ]),
  }
}

function errorsOf({ errors }: Insights): FigureTable {
  const greatest = Math.max(1, ...errors.map(({ count }) => count))
  return {
    ...texts('errors'),
    bars: errors.slice(0, most).map(({ type, message, count }) => ({
      label: `${message} (${type})`,
      note: inFigures(count),
      lengths: [count / greatest],
    })),
    heads: heads('message', 'type', 'count'),
    rows: errors.map(({ type, message, count }) => [message, type, count]),
  }
}

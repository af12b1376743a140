import { formFormats } from '#engine'
import { asJsonObject, childObject, type JsonObject, pointerTo } from '#source'
import type { RuleFault } from '../../tools/lint/rule.ts'

/** Faults of opening hours and holidays that never come, or in which nobody is there. */
export const hoursFaults = (settings: JsonObject, today: string): readonly RuleFault[] => [
  ...Object.keys(childObject(settings, 'hours')).flatMap((department) =>
    neverOpen(settings, department, ['hours', department]),
  ),
  ...neverOpen(settings, 'Everything', ['holidays']),
  ...withoutDay(settings),
  ...noSuchDay(settings),
  ...longPast(settings, today),
]

/** Faults of departments that are open on no day. */
const withoutDay = (settings: JsonObject): readonly RuleFault[] =>
  Object.entries(childObject(settings, 'hours'))
    .filter(([, days]) => days !== null && Object.values(asJsonObject(days)).every((times) => times === null))
    .map(([department]) => ({
      pointer: pointerTo('hours', department),
      what: 'key',
      message: `${department} is open on no day: it would never be open.`,
      hint: 'Give it the hours of a day; or null, where there is no such department.',
    }))

/** Faults of opening hours below these keys, by day. */
const neverOpen = (settings: JsonObject, who: string, above: readonly string[]): readonly RuleFault[] =>
  Object.entries(above.reduce(childObject, settings)).flatMap(([day, times]) => {
    const { open, close } = asJsonObject(times)
    const place = (key: string) => pointerTo(...above, day, key)
    if (typeof open === 'string' && typeof close === 'string')
      return open < close
        ? []
        : [
            {
              pointer: place('close'),
              related: [place('open')],
              message: `${who} closes at ${close}, and opens only at ${open}: it would never be open.`,
              hint: 'Write both by the 24-hour clock.',
            },
          ]
    const [said, unsaid] = typeof open === 'string' ? ['open', 'close'] : ['close', 'open']
    if (open === undefined && close === undefined) return []
    return [
      {
        pointer: place(said),
        message: `${who} has a time to ${said} on this day and none to ${unsaid}: it would never be open.`,
        hint: `Say \`${unsaid}\` too.`,
      },
    ]
  })

const noSuchDay = ({ holidays }: JsonObject): readonly RuleFault[] =>
  Object.keys(asJsonObject(holidays))
    .filter((day) => /^\d/.test(day) && formFormats.date?.(day) !== true)
    .map((day) => ({
      pointer: pointerTo('holidays', day),
      what: 'key',
      message: `There is no day ${day}.`,
      hint: 'Write it as year, month and day, such as 2027-12-24.',
    }))

/** Faults of days more than a year ago: usually a mistyped year, so that a day to come is missing. */
const longPast = ({ holidays }: JsonObject, today: string): readonly RuleFault[] =>
  Object.keys(asJsonObject(holidays))
    .filter(
      (day) => formFormats.date?.(day) === true && Number(day.slice(0, 4)) < Number(today.slice(0, 4)) - 1,
    )
    .map((day) => ({
      pointer: pointerTo('holidays', day),
      what: 'key',
      message: `${day} is long past.`,
      hint: 'Correct its year, or remove it.',
    }))

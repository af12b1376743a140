import { formFormats } from '#engine'
import {
  asJsonObject,
  asStrings,
  asText,
  childObject,
  isGroup,
  type Json,
  type JsonObject,
  pointerTo,
} from '#source'
import type { Rule, RuleFault } from '../rule.ts'

export const lenderFacts: Rule = {
  id: 'lender-facts',
  why: 'Contradictory facts about a lender send applicants to a wrong number or to closed doors, or promise what is not offered.',
  check: ({ settings, reportSetting }) => {
    if (settings === undefined || isGroup(settings.value)) return []
    const { value } = settings
    return [
      ...closedBeforeOpen(value),
      ...noSuchDay(value),
      ...otherTelephone(value),
      ...otherHost(value),
      ...ofNoOffer(value),
      ...linkElsewhere(value),
    ].map(reportSetting)
  },
}

const closedBeforeOpen = (settings: JsonObject): readonly RuleFault[] => [
  ...Object.keys(childObject(settings, 'hours')).flatMap((department) =>
    neverOpen(settings, department, ['hours', department]),
  ),
  ...neverOpen(settings, 'Everything', ['holidays']),
]

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

const companyOf = (settings: JsonObject): JsonObject =>
  childObject(childObject(childObject(settings, 'org'), 'orgMetaData'), 'companyInfo')

const company = (key: string): string => pointerTo('org', 'orgMetaData', 'companyInfo', key)

function otherTelephone(settings: JsonObject): readonly RuleFault[] {
  const { phone, phoneFormatted } = companyOf(settings)
  const [called, shown] = [phone, phoneFormatted].map((text) => asText(text).replaceAll(/\D/g, ''))
  // Letters in a telephone number represent the digits of their keys.
  if (called === '' || shown === '' || /[a-z]/i.test(asText(phoneFormatted))) return []
  if (called?.slice(-10) === shown?.slice(-10)) return []
  return [
    {
      pointer: company('phoneFormatted'),
      related: [company('phone')],
      message: `"${asText(phoneFormatted)}" is not the telephone that is called, ${asText(phone)}.`,
      hint: 'Leave it out: it follows from `phone`.',
    },
  ]
}

/** Fault of a base URL, to which links in letters lead, whose host is not one of the hosts by which requests find the lender. */
function otherHost({ org, hosts }: JsonObject): readonly RuleFault[] {
  const { baseUrl } = asJsonObject(org)
  const own = asStrings(hosts)
  const host = /^https?:\/\/([^/:]+)/.exec(asText(baseUrl))?.[1]
  if (host === undefined || own.length === 0 || own.includes(host)) return []
  return [
    {
      pointer: '/org/baseUrl',
      related: ['/hosts'],
      message: `"${host}" is none of the lender's hosts: links in letters would lead elsewhere.`,
      hint: 'Leave it out: it follows from `hosts`.',
    },
  ]
}

/** Fault of a privacy policy that stands elsewhere and is not said to, or the other way round. */
function linkElsewhere({ org }: JsonObject): readonly RuleFault[] {
  const footer = childObject(childObject(asJsonObject(org), 'orgMetaData'), 'footer')
  const { privacyPolicyUrl: url, privacyLinkIsExternal: isSaid } = footer
  if (typeof url !== 'string' || typeof isSaid !== 'boolean' || isSaid === url.startsWith('https:')) return []
  const places = ['privacyPolicyUrl', 'privacyLinkIsExternal'].map((key) =>
    pointerTo('org', 'orgMetaData', 'footer', key),
  )
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

function ofNoOffer({ org, pricing }: JsonObject): readonly RuleFault[] {
  const offered = listOf(asJsonObject(pricing).offers).map(({ term }) => term)
  if (offered.length === 0) return []
  return listOf(asJsonObject(org).orgPricingData).flatMap(({ term }, index) =>
    term === undefined || offered.includes(term)
      ? []
      : [
          {
            pointer: pointerTo('org', 'orgPricingData', index, 'term'),
            related: ['/pricing/offers'],
            message: `There is no offer of ${asText(term) || String(term)} years, to which this could add something.`,
            hint: `Offered: ${offered.join(', ')}.`,
          },
        ],
  )
}

const listOf = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.map((entry: Json) => asJsonObject(entry)) : []

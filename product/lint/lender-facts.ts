import {
  asJsonObject,
  asStrings,
  asText,
  childObject,
  isGroup,
  type Json,
  type JsonObject,
  pointerTo,
  type Source,
  tenantChain,
} from '#source'
import type { Rule, RuleFault } from '../../tools/lint/rule.ts'
import { footerFaults } from './footer-faults.ts'
import { foreignZip } from './foreign-zip.ts'
import { hoursFaults } from './hours-faults.ts'
import { unservedStates } from './unserved-states.ts'

export const lenderFacts: Rule = {
  id: 'lender-facts',
  why: 'Contradictory facts about a lender send applicants to a wrong number or to closed doors, or promise what is not offered.',
  check: ({ source, tenant, settings, today, flows, reportSetting }) => {
    if (settings === undefined || tenant === undefined) return []
    const { value } = settings
    if (isGroup(value)) return servedGroup(value).map(reportSetting)
    return [
      ...hoursFaults(value, today),
      ...footerFaults(value, flows?.source.pages),
      ...otherRegulator(source, tenant),
      ...foreignRegulator(value),
      ...unservedStates(
        source,
        asJsonObject(source.files.get(`tenants/${tenant}/tenant.json`)?.value ?? null),
        value,
      ),
      ...otherTelephone(value),
      ...otherHost(value),
      ...foreignZip(companyOf(value)),
      ...ofNoOffer(value),
    ].map(reportSetting)
  },
}

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

/** Faults of names of a group: a request never leads to it, and each of its lenders would inherit them. */
const servedGroup = (settings: JsonObject): readonly RuleFault[] =>
  ['hosts', 'aliases', 'default']
    .filter((key) => settings[key] !== undefined && settings[key] !== false)
    .map((key) => ({
      pointer: pointerTo(key),
      what: 'key',
      message: `A group serves nobody, and each of its lenders would get these \`${key}\` too.`,
      hint: 'Say it of one lender, or take away `abstract`.',
    }))

/** Fault of a regulator other than that of the group, whose law and notices the lender has. */
function otherRegulator(source: Source, tenant: string): readonly RuleFault[] {
  const named = tenantChain(source, tenant).files.flatMap(({ path, value }) => {
    const footer = childObject(childObject(childObject(asJsonObject(value), 'org'), 'orgMetaData'), 'footer')
    return typeof footer.regulatorLogo === 'string' ? [{ path, logo: footer.regulatorLogo }] : []
  })
  const other = named.find(({ logo }) => logo !== named.at(-1)?.logo)
  if (other === undefined) return []
  return [
    {
      pointer: pointerTo('org', 'orgMetaData', 'footer', 'regulatorLogo'),
      message: `This is ${named.at(-1)?.logo}, and ${other.path}, which this lender extends, says ${other.logo}.`,
      hint: 'Leave it out, or extend the group of its regulator; null shows no mark.',
    },
  ]
}

/** Regulator whose mark a company may show, by a word that the law lets none but such companies have in their names. */
const regulators = [{ word: 'Credit Union', logo: 'NCUA' }] as const

/** Fault of the mark of a regulator of other companies than the name says: a credit union in the group of banks. */
const foreignRegulator = (settings: JsonObject): readonly RuleFault[] =>
  regulators.flatMap(({ word, logo }) => {
    const { regulatorLogo } = childObject(childObject(childObject(settings, 'org'), 'orgMetaData'), 'footer')
    const name = asText(companyOf(settings).companyName)
    if (typeof regulatorLogo !== 'string' || regulatorLogo === logo || !name.includes(word)) return []
    return [
      {
        pointer: company('companyName'),
        related: [pointerTo('extends')],
        message: `A company that is called "${name}" is supervised by ${logo}, and shows the mark of ${regulatorLogo}.`,
        hint: 'Extend the group of its regulator.',
      },
    ]
  })

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

import { asStrings, pointerTo } from '#source'
import type { Rule, RuleFault } from '../../tools/lint/rule.ts'
import { addressesOfOthers } from './address-of-other.ts'
import { type Known, type Lender, lendersOf } from './known-lenders.ts'

export const copiedLender: Rule = {
  id: 'copied-lender',
  why: 'A copied lender folder that was only partly changed names another company to applicants and regulators, or sends them to its pages.',
  check: ({ source, tenant, settings, reportSetting }) => {
    const lenders = lendersOf(source)
    const own = lenders.all.find(({ code }) => code === tenant)
    if (own === undefined) return []
    const others = (known: Known, value: string) =>
      (known.get(value) ?? []).filter(({ code }) => code !== tenant)
    const faults = [
      ...others(lenders.byAddress, own.address).map(sameAddress),
      ...others(lenders.byNumber, own.nmls).flatMap((other) =>
        other.name === own.name ? [] : [sameNumber(other)],
      ),
      ...others(lenders.byName, own.name).flatMap((other) =>
        other.nmls === own.nmls ? [] : [sameName(other)],
      ),
      ...namedOther(own, lenders.byBrand),
      ...(['phone', 'email'] as const).flatMap((key) =>
        others(lenders[key], own[key]).flatMap((other) =>
          other.name === own.name ? [] : [sameContact(key, own[key], other)],
        ),
      ),
    ]
    const { value = {} } = settings ?? {}
    const sisters = asStrings(value.sisters)
    const strangers = lenders.all.filter(({ code }) => !sisters.includes(code))
    const calledAfter = addressesOfOthers(value, own, strangers).filter(
      ({ pointer }) => !faults.some((fault) => fault.pointer === pointer),
    )
    return [...faults, ...calledAfter].map(reportSetting)
  },
}

const company = (key: string): string => pointerTo('org', 'orgMetaData', 'companyInfo', key)

const sameAddress = ({ code, address }: Lender): RuleFault => ({
  pointer: '/org/baseUrl',
  message: `"${address}" is the address of "${code}" too: links in letters would lead there.`,
  hint: 'Leave it out: it follows from `hosts`.',
})

const sameNumber = ({ code, name, nmls }: Lender): RuleFault => ({
  pointer: company('companyNMLS'),
  message: `${nmls} is the NMLS number of ${name} ("${code}") too.`,
  hint: 'A company has a number of its own; lenders of one company have its name.',
})

const sameName = ({ code, name, nmls }: Lender): RuleFault => ({
  pointer: company('companyName'),
  message: `"${name}" is the company of "${code}" too, there with the NMLS number ${nmls}.`,
  hint: 'A company has a name of its own; lenders of one company have its number.',
})

const sameContact = (key: 'phone' | 'email', value: string, { code, name }: Lender): RuleFault => ({
  pointer: company(key),
  message: `${value} is the ${key === 'phone' ? 'telephone' : 'e-mail'} of ${name} ("${code}") too: its applicants would be answered there.`,
  hint: 'A company is reached at an address of its own; lenders of one company have its name.',
})

/** Names of a lender, where they stand. */
const names = {
  orgBrand: pointerTo('org', 'orgBrand'),
  companyNameShort: company('companyNameShort'),
  companyProduct: company('companyProduct'),
  logoAlt: pointerTo('theme', 'logoAlt'),
} as const

/** Faults of names that contain the brand of another company, unless the company itself is named so. */
const namedOther = (own: Lender, byBrand: Known): readonly RuleFault[] =>
  Object.entries(names).flatMap(([key, pointer]) => {
    const text = own.names[key] ?? ''
    const other = phrasesOf(text)
      .filter((brand) => !isIn(brand, own.name))
      .flatMap((brand) => byBrand.get(brand) ?? [])
      .find(({ name }) => name !== own.name)
    if (other === undefined) return []
    return [
      {
        pointer,
        message: `"${text}" names ${other.name} ("${other.code}"), which is another company.`,
        hint: 'Name this lender.',
      },
    ]
  })

/** Lists every run of whole words of a text: 'a b' has 'a', 'a b' and 'b'. */
function phrasesOf(text: string): readonly string[] {
  const words = text.split(' ')
  return words.flatMap((_, from) =>
    words.slice(from).map((_, count) => words.slice(from, from + count + 1).join(' ')),
  )
}

/** Whether a name stands in a text as whole words. */
const isIn = (name: string, text: string): boolean => ` ${text} `.includes(` ${name} `)

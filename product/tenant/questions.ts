import type { JsonObject } from '#source'
import { type Known, strongEnough, tintOf } from './known.ts'

/** Question about a new lender. */
export interface TenantQuestion {
  /** Option on the command line. */
  readonly option: string
  readonly asks: string
  /** Default answer. */
  readonly fallback?: (known: Known) => string | undefined
  /** Settings from an answer; undefined if it is invalid. */
  readonly read: (answer: string) => JsonObject | undefined
}

const company = (companyInfo: JsonObject): JsonObject => ({ org: { orgMetaData: { companyInfo } } })

const hex = /^#[0-9a-f]{6}$/
const colour = (key: string) => (answer: string) =>
  hex.test(answer.toLowerCase()) ? { theme: { [key]: answer.toLowerCase() } } : undefined

const filled = (settings: (answer: string) => JsonObject) => (answer: string) =>
  answer === '' ? undefined : settings(answer)

export const questions: readonly TenantQuestion[] = [
  {
    option: 'name',
    asks: 'The name that applicants know it by',
    fallback: ({ site }) => site.name?.value,
    read: filled((name) => ({ org: { orgBrand: name } })),
  },
  {
    option: 'company',
    asks: 'The name of the company',
    fallback: ({ answers }) => answers.get('name'),
    read: filled((name) => company({ companyName: name })),
  },
  {
    option: 'product',
    asks: 'The name of its product',
    fallback: ({ answers }) => `${answers.get('name')} Home Equity Line`,
    read: filled((name) => company({ companyProduct: name })),
  },
  {
    option: 'nmls',
    asks: 'Its NMLS number, such as 123456',
    read: (answer) => (/^\d{1,12}$/.test(answer) ? company({ companyNMLS: answer }) : undefined),
  },
  {
    option: 'address',
    asks: 'Its address, such as "650 Bayside Way, Reno, NV 89501"',
    read: (answer) => {
      const [, street1, city, state, zip] = /^(.+), (.+), ([A-Z]{2}) (\d{5})$/.exec(answer) ?? []
      return street1 && city && state && zip
        ? company({ companyAddress: { street1, city, state, zip } })
        : undefined
    },
  },
  {
    option: 'email',
    asks: 'Its e-mail address',
    read: (answer) => (/^[^@\s]+@[^@\s]+\.[a-z]+$/i.test(answer) ? company({ email: answer }) : undefined),
  },
  {
    option: 'phone',
    asks: 'Its telephone number, such as (800) 555-0100',
    read: (answer) => {
      const digits = answer.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
      return digits.length === 10 ? company({ phone: `+1${digits}` }) : undefined
    },
  },
  {
    option: 'offers',
    asks: 'Its offers as years:APR:fee in percent, such as 10:8.40:2.99,15:8.65:2.99',
    read: (answer) => {
      const offers = answer.split(/[\s,]+/).map(offerOf)
      return offers.every((offer) => offer !== undefined) ? { pricing: { offers } } : undefined
    },
  },
  {
    option: 'host',
    asks: 'The host name of its pages',
    fallback: ({ code }) => `${code}.localhost`,
    read: (answer) => (/^[a-z0-9.-]+$/.test(answer) ? { hosts: [answer] } : undefined),
  },
  {
    option: 'brand',
    asks: 'Its brand colour, such as #224466',
    fallback: ({ site }) => (site.brand === undefined ? undefined : strongEnough(site.brand.value)),
    read: colour('brand'),
  },
  {
    option: 'accent',
    asks: 'Its second colour',
    fallback: ({ site, answers }) => site.accent?.value ?? answers.get('brand'),
    read: colour('accent'),
  },
  {
    option: 'tint',
    asks: 'The tint of its greys',
    fallback: ({ answers }) => tintOf(answers.get('brand') ?? '#000000'),
    read: colour('neutralTint'),
  },
]

function offerOf(text: string): JsonObject | undefined {
  const [, term, apr, fee] = /^(\d{1,2}):(\d{1,2}(?:\.\d{1,2})?):(\d(?:\.\d{1,2})?)$/.exec(text) ?? []
  if (term === undefined || apr === undefined || fee === undefined) return undefined
  const bps = (percent: string) => Math.round(Number(percent) * 100)
  return { term: Number(term), aprBps: bps(apr), originationFeeBps: bps(fee), rateType: 'FIXED' }
}

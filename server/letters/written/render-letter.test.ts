// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastOf, repository } from '#source'
import { difficultNames } from '../../../tests/support/samples/difficult-names.ts'
import { pseudoSource } from '../../../tests/support/samples/pseudo-locale.ts'
import { loadTenants, tenantsIn } from '../../tenants/files/load-tenants.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import topics from '../letter-topics.json' with { type: 'json' }
import { renderLetter } from './render-letter.ts'
import { writeLetter } from './write-letter.ts'

const { tenants } = loadTenants(repository)
const others = tenantsIn(pseudoSource()).tenants
const codes = ['hearthline', 'harborcu', 'moorblock', 'old-quarry']
const lenders = [...tenants, ...others].filter(({ code }) => codes.includes(code))
const templates = Object.keys(topics.letters)

const url = 'https://lender.example/account/heloc?uuid=1&org=x'
const usual = {
  ...{
    url,
    agentUrl: 'https://lender.example/agent',
    denialUrl: 'https://lender.example/not-me/token?org=x',
    code: '482913',
    left: 9,
    minutes: '15',
    zone: 'AE',
    deducted: 'BOTH',
    originationFee: '$750',
    loansPaidOff: '$9,000',
    recorded: 'TAXED',
    recordingFee: '$105.00',
    recordingTax: '$240.00',
    title: 'Show your ID again',
    asked: 'Passport: “me.png” was not accepted. The ID has expired.',
    draftDays: '30',
    firstPayment: '12/30/2026',
    repayment: 'AUTOPAY',
    autopayMask: '4321',
    ...{ payout: '6789', autopay: '4321', account: '4321', browser: 'Firefox', system: 'Windows' },
  },
  ...{
    borrowerName: 'Jo Doe',
    place: 'OFFICE',
    address: '400 Main Street, Portland, ME 04101',
    coOwners: 'none',
    formerTime: 'none',
    visit: 'none',
    valuation: 'NONE',
    valuationFeePaid: '$180.00',
    isFree: 'false',
    isHeld: 'true',
    passwordGone: 'true',
    isOwn: 'true',
    kind: 'RESCINDED',
    hasSigned: 'false',
    coOwnerName: 'Sam Okafor',
    reason: 'UNWILLING',
    document: 'DEED',
    email: 'jo@example.com',
    notary: 'Ann Lee',
    originator: 'BROKER',
    originatorName: 'Sam Desk',
    time: 'May 3, 9:00 AM',
    number: '1042',
  },
  ...{ date: 'May 6, 2026', youReceive: '$58,206.00', initialDraw: '$60,000.00' },
  ...{ valuedBy: 'Ridgeline Home Values', homeValue: '$830,000', valuation: 'PAID' },
  ...{ valuationFeePaid: '$180.00', valuationPaidOn: '05/02/2026', valuationReceipt: 'P-1' },
  ...{ cancelledBy: 'Jo Doe', cancelledOn: 'May 5, 2026' },
}

const render = (tenant: Tenant, template: string, values: Readonly<Record<string, string>> = {}) => {
  const letter = writeLetter(tenant, { channel: 'MAIL', template, values: { ...usual, ...values } })
  const { text, html = '' } = renderLetter(tenant, letter)
  return { letter, text, html, page: new DOMParser().parseFromString(html, 'text/html') }
}

const all = lenders.flatMap((tenant) =>
  templates.map((template) => ({
    name: `${tenant.code} ${tenant.locale} ${template}`,
    tenant,
    ...render(tenant, template),
  })),
)

const plain = (text: string) => text.replaceAll(/\s+/g, '')
const wordsIn = (page: Document) => plain(page.body.textContent ?? '')

describe('a letter', () => {
  it('is written in each locale for each lender of the test', () => {
    expect(all).toHaveLength(templates.length * codes.length * 2)
  })

  it('says every sentence of its plain words in its HTML too, with every figure', () => {
    for (const { name, text, page, tenant, letter } of all) {
      const { link } = letter.parts
      const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith(`${link?.label}: `))
      for (const line of lines.map((line) => line.replace(/: https?:\S+$/, '')))
        expect(wordsIn(page), name).toContain(plain(line))
      for (const figure of text.match(/[\d$][\d,.]*\d/g) ?? [])
        expect(page.body.outerHTML, name).toContain(figure)
      expect(text, name).toContain(
        `NMLS #${tenant.settings.org.orgMetaData.companyInfo.companyNMLS}`.slice(-6),
      )
      expect(text, name).toContain(tenant.settings.org.orgMetaData.companyInfo.companyAddress.zip)
    }
  })

  it('has the same links in both parts', () => {
    const addresses = (text: string) => new Set(text.match(/https?:\/\/[^\s)]+?(?=[.,]?(\s|$))/g) ?? [])
    for (const { name, text, page } of all) {
      const links = [...page.querySelectorAll('a')].map(({ href }) => href)
      // The broker's second address is in the sentence, in both forms.
      const linked = [...addresses(text)].filter((address) => address !== usual.agentUrl)
      expect(new Set(links), name).toEqual(new Set(linked))
    }
  })

  it('has a button where it is about an address, and one only', () => {
    for (const { name, letter, page } of all) {
      expect(letter.body, name).not.toContain(url)
      const buttons = [...page.querySelectorAll('a.fill')].map(({ textContent }) => textContent)
      expect(buttons, name).toEqual(letter.parts.link ? [letter.parts.link.label] : [])
    }
    expect(all.filter(({ letter }) => letter.parts.link).length).toBeGreaterThan(100)
  })

  it('shows its code in large', () => {
    const bearing = all.filter(({ letter }) => letter.body.includes(usual.code))
    expect(bearing.length).toBeGreaterThan(40)
    for (const { name, page } of bearing)
      expect(page.querySelector('p.code')?.textContent, name).toBe(usual.code)
  })

  it('loads nothing, runs nothing and asks nothing', () => {
    for (const { name, html, page } of all) {
      expect(page.querySelectorAll('img, script, link, iframe, form, input, svg').length, name).toBe(0)
      expect(html, name).not.toMatch(/url\(|@import|\ssrc=|background=|\son\w+=/)
    }
  })

  it('weighs less than 100 kB, with room to spare', () => {
    for (const { name, html, text } of all) expect(html.length + text.length, name).toBeLessThan(20_000)
  })

  it('is a text message without a foot and without HTML where it goes to a telephone', () => {
    for (const tenant of lenders) {
      const values = { code: '482913', minutes: '15' }
      const letter = writeLetter(tenant, { channel: 'TEXT', template: 'phoneCode', values })
      expect(renderLetter(tenant, letter)).toEqual({ text: letter.body })
    }
  })

  it('lets the reader choose exactly where letters of its kind can be refused', () => {
    for (const { name, letter, text } of all) {
      const topic = Object.entries(topics.letters).find(([key]) => key === letter.template)?.[1] ?? ''
      const canBeRefused = ['notary', 'progress', 'reminders'].includes(topic)
      expect(text.includes('/dashboard/settings'), name).toBe(canBeRefused)
    }
  })
})

describe('the link that stops letters of a kind', () => {
  it('stands once at the foot of both parts, as the address that the letter is given', () => {
    const stop = 'https://lender.example/unsubscribe/abc.def~~?org=x'
    for (const tenant of lenders) {
      const letter = writeLetter(tenant, { channel: 'MAIL', template: 'continueApplication', values: usual })
      const { text, html = '' } = renderLetter(tenant, letter, stop)
      const page = new DOMParser().parseFromString(html, 'text/html')
      expect(text.split(stop)).toHaveLength(2)
      expect([...page.querySelectorAll('a')].filter(({ href }) => href === stop)).toHaveLength(1)
    }
  })
})

describe('the colors of a letter', () => {
  const darkRules = (html: string) =>
    new Map(
      [...html.matchAll(/\.(\w+)\{([^}]*)\}/g)].map(([, part = '', rules = '']) => [part, declared(rules)]),
    )
  const declared = (style: string) =>
    new Map(
      style.split(';').flatMap((one): [string, string][] => {
        const [property = '', value = ''] = one.split(':')
        return value === '' ? [] : [[property, value.replace('!important', '')]]
      }),
    )

  it.each(['light', 'dark'])('differ by 4.5 wherever there is text, on %s grounds', (mode) => {
    let seen = 0
    for (const { name, html, page } of all) {
      const dark = darkRules(html)
      const colorOf = (element: Element | null, property: string): string => {
        if (element === null) throw new Error(`${name}: text without ${property}`)
        const own = declared(element.getAttribute('style') ?? '').get(property)
        const other = dark.get(element.className)?.get(property)
        return (mode === 'dark' ? other : own) ?? colorOf(element.parentElement, property)
      }
      for (const element of page.body.querySelectorAll('*')) {
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        )
        if (!hasText) continue
        seen += 1
        const [color, ground] = [colorOf(element, 'color'), colorOf(element, 'background-color')]
        expect(
          contrastOf({ color, ground }, { token: 'color', on: 'ground', ratio: 4.5 }),
          `${name} ${element.tagName} ${color} on ${ground}`,
        ).toBeGreaterThanOrEqual(4.5)
      }
    }
    expect(seen).toBeGreaterThan(1900)
  })

  it('change on dark grounds for each part that has any', () => {
    for (const { name, html, page } of all) {
      const dark = darkRules(html)
      for (const element of page.querySelectorAll('[style*="#"]'))
        expect(dark.has(element.className), `${name} ${element.className}`).toBe(true)
    }
  })
})

describe('what somebody typed', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom(
      ...difficultNames,
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "' onmouseover='alert(1)",
      '</p></td></tr></table><a href="https://evil.example">Sign in</a>',
      '&lt;b&gt;',
      '<!--',
      ']]>',
      '{code}',
      "'{'",
      '$&',
      'a:expression(1);background:url(//evil.example)',
    ),
  )
  const shapeOf = (page: Document) =>
    [...page.querySelectorAll('*')].map(
      ({ tagName, attributes }) => `${tagName} ${[...attributes].map(({ name }) => name)}`,
    )

  it('is never markup: it changes the words of a letter and nothing else', () => {
    const [tenant] = lenders
    if (tenant === undefined) throw new Error('No lender is served.')
    const named = ['signerInvitation', 'signerKnown', 'rescinded', 'notaryReserved', 'contactChanged']
    const known = new Map(named.map((template) => [template, shapeOf(render(tenant, template).page)]))
    fc.assert(
      fc.property(fc.constantFrom(...named), hostile, (template, name) => {
        const typed = { borrowerName: name, cancelledBy: name, notary: name, email: name }
        const { page, letter } = render(tenant, template, typed)
        expect(shapeOf(page)).toEqual(known.get(template))
        expect(plain(page.querySelector('h1')?.textContent ?? '')).toBe(plain(letter.subject))
        expect(wordsIn(page)).toContain(plain(letter.body))
      }),
      { numRuns: 300 },
    )
  })
})

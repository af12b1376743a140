import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { chooseRegistrationStep, limitFigures } from '#engine'
import {
  asJsonObject,
  browserJourney,
  loadSource,
  messageArguments,
  namesGroup,
  reachableStates,
  repository,
  resolveBase,
  type TenantJourney,
  tenantFiles,
} from '#source'
import { shippedLenders } from './support/lenders/shipped-lenders.ts'

const source = loadSource()
const { flows: base } = resolveBase(source)
if (base === undefined) throw new Error('The flows cannot be used.')
const { disclosures, registration, process } = base.source

const files = [...tenantFiles(source)].map(([code, { value }]) => ({ code, ...asJsonObject(value) }))
const lenders = shippedLenders(source)

const literally = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const overrides = (pointer: string) => (lender: TenantJourney) =>
  Object.keys(lender.provenance).some((known) => known.startsWith(pointer))
const statesOf = (machine: typeof process) => [...reachableStates(machine)]
const footerOf = ({ tenant }: TenantJourney) => tenant.org.orgMetaData.footer
const productOf = ({ tenant }: TenantJourney) => tenant.org.orgMetaData.products.HELOC
const termsOf = ({ tenant }: TenantJourney) => tenant.pricing.offers.map(({ term }) => term)

/** Ways in which lenders may differ. At least one shipped lender has each, so that tests of all lenders cover each. */
const kinds: Readonly<Record<string, (lender: TenantJourney) => boolean>> = {
  'other words': overrides('/copy/'),
  'a step less': ({ source: own }) =>
    statesOf(process).some((state) => !reachableStates(own.process).has(state)),
  'a step more': ({ source: own }) => own.registration.order.length > registration.order.length,
  'another arrow': overrides('/process/transitions/'),
  'a page in the place of another': overrides('/serverStates/states/'),
  'a condition of its own': overrides('/predicates/predicates/'),
  'narrower limits': overrides('/limits/limits/'),
  'a disclosure more': ({ source: own }) => own.disclosures.order.length > disclosures.order.length,
  'a disclosure more on a page': overrides('/pages/pages/'),
  'other features': ({ tenant }) => tenant.features.eNotary === false,
  'terms of its own': (lender) => termsOf(lender).some((term) => ![5, 10, 15, 30].includes(term)),
  'an interest-only product': (lender) => productOf(lender)?.interestOnly === true,
  'a line paid out to a wallet': (lender) => productOf(lender)?.isCrypto === true,
  'links of its own in the footer': (lender) => footerOf(lender).additionalUrls.length > 0,
  'the Illinois notice': (lender) => footerOf(lender).illinoisNoticeUrl !== undefined,
  'a privacy policy elsewhere': (lender) => footerOf(lender).privacyLinkIsExternal,
  'a legal page elsewhere': (lender) => !footerOf(lender).companyLegalUrl.startsWith('/'),
  'the New York notices': (lender) => (footerOf(lender).notices ?? []).length > 0,
  'the mark of the NCUA': (lender) => footerOf(lender).regulatorLogo === 'NCUA',
  'the mark of the FDIC': (lender) => footerOf(lender).regulatorLogo === 'FDIC',
  'the equal opportunity mark': (lender) => footerOf(lender).footerImage === 'EOL',
  'a required referrer without wholesale': ({ tenant }) =>
    tenant.referrerRequired && tenant.setup === 'RETAIL',
  'invited borrowers alone': ({ tenant }) => tenant.setup === 'WHOLESALE',
  'a look for regulators': ({ tenant }) => tenant.org.orgMetaData.companyInfo.allowRegulatorReview,
  'colours of its own in the dark': ({ tenant }) => tenant.theme.dark !== undefined,
  'a font of another character': ({ tenant }) => tenant.theme.fontFamily !== 'system',
  'closer spaces': ({ tenant }) => tenant.theme.density < 1,
  'wider spaces': ({ tenant }) => tenant.theme.density > 1,
  'larger headings': ({ tenant }) => tenant.theme.typeScale > 1.25,
  'hours of its own': ({ tenant }) => tenant.hours.OPS_PHONE?.saturday === undefined,
  ...Object.fromEntries(
    ['twilio', 'nice', 'stream', 'talkjs', 'chatbot'].map((channel) => [
      `chat by ${channel}`,
      ({ tenant }: TenantJourney) => tenant.chat?.channel === channel,
    ]),
  ),
}

describe('the lenders', () => {
  it('name, of a refusal, the agency that supervises them: that of national and federal banks, of other banks, of credit unions, of lenders', () => {
    const agencies: Readonly<Record<string, RegExp>> = {
      'bank, N.A.': /^Office of the Comptroller/,
      bank: /^Federal Deposit Insurance/,
      'credit-union': /^National Credit Union/,
      lender: /^Federal Trade Commission/,
    }
    for (const { tenant, source: own } of lenders) {
      const { companyName } = tenant.org.orgMetaData.companyInfo
      const { regulatorLogo } = tenant.org.orgMetaData.footer
      const isFederal = /, (?:N\.A\.|FSB)$/.test(companyName)
      const bank = isFederal ? 'bank, N.A.' : 'bank'
      const kind = regulatorLogo === 'NCUA' ? 'credit-union' : regulatorLogo === 'FDIC' ? bank : 'lender'
      expect(/Bank|Trust Company/.test(companyName), companyName).toBe(regulatorLogo === 'FDIC')
      expect(/Credit Union/.test(companyName), companyName).toBe(regulatorLogo === 'NCUA')
      expect(own.copy['server.adverseAction.federalAgency'], companyName).toMatch(agencies[kind] ?? '')
    }
  })

  it('have logos whose letters are outlines, because each device would set text in a font of its own', () => {
    const logos = globSync('tenants/*/logo*.svg', { cwd: repository })
    expect(logos.length).toBeGreaterThanOrEqual(lenders.length)
    for (const logo of logos)
      expect(readFileSync(path.join(repository, logo), 'utf8'), logo).not.toContain('<text')
  })

  it('have one among them that is the provider’s own brand; its variants are not', () => {
    expect(lenders.filter(({ tenant }) => tenant.providerBrand).map(({ tenant }) => tenant.code)).toEqual([
      'hearthline',
    ])
  })

  it('all have the address confirmed after their last question, whatever they ask in whatever order', () => {
    for (const { journey, source: own, tenant } of lenders) {
      const all = { answered: own.registration.order }
      const { step, groups } = chooseRegistrationStep(journey, {}, all)
      expect(step, tenant.code).toBe('confirm-email')
      expect(groups.at(-1)?.steps.at(-1)?.state, tenant.code).toBe('current')
    }
  })

  it('all give a browser the limits that its sentences name', () => {
    for (const lender of lenders) {
      const { first, later } = browserJourney(lender)
      const given = new Set(limitFigures(first.source.limits).map(({ name }) => name))
      const messages = Object.values({ ...first.source.copy, ...later })
      const named = new Set(messages.flatMap((message) => [...messageArguments(message).keys()]))
      const missing = limitFigures(lender.source.limits).filter(
        ({ name }) => named.has(name) && !given.has(name),
      )
      expect(missing.map(({ name }) => name)).toEqual([])
    }
  })

  it('are at least thirty, in eight groups', () => {
    expect(lenders.length).toBeGreaterThanOrEqual(30)
    expect(files.filter(({ code }) => namesGroup(source, code)).map(({ code }) => code)).toEqual([
      ...['all-in', 'autopay', 'bank', 'credit-union', 'crypto', 'new-york', 'provider', 'wholesale'],
    ])
  })

  it('all belong to a group, and keep the codes of the specification', () => {
    for (const file of files) if (file.code !== 'provider') expect(file).toHaveProperty('extends')
    const codes = lenders.flatMap(({ tenant: { org } }) => [org.orgCode, org.canonicalOrgCode])
    expect(codes).toEqual(expect.arrayContaining(['FHEL', 'ALL_IN', 'AUTOPAY', 'CREDIT_UNION', 'QUORUM']))
  })

  it.each(Object.entries(kinds))('have among them one with %s', (_, has) => {
    expect(lenders.filter(has).map(({ tenant }) => tenant.code)).not.toEqual([])
  })

  it('each say what is theirs in some sixty lines at most', () => {
    for (const { tenant } of lenders) {
      const text = readFileSync(`tenants/${tenant.code}/tenant.json`, 'utf8').trim()
      // Examples say again what an override means, case by case.
      const said = text.replace(/\n( +)"examples": \{\n.*?\n\1\}/s, '')
      expect(said.split('\n').length, tenant.code).toBeLessThanOrEqual(65)
    }
  })

  it('each have a logo and an icon that draw and do nothing else', () => {
    for (const { tenant } of lenders)
      for (const file of [tenant.theme.logo, tenant.theme.favicon ?? '']) {
        const place = path.join('tenants', tenant.code, file)
        expect(existsSync(place), place).toBe(true)
        const image = readFileSync(place, 'utf8')
        expect(image.length, place).toBeLessThan(4000)
        expect(image, place).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ 32"/)
        expect(image, place).not.toMatch(/<script|<foreignObject|\son\w+=|href|url\(|@import/i)
      }
  })
})

describe('the code', () => {
  const folders = ['engine', 'product', 'screens', 'server', 'source', 'tools']
  const isProduct = (file: string) =>
    /\.(ts|tsx|css)$/.test(file) && !/\.test\.tsx?$|\/(testing|support)\//.test(`/${file}`)
  const code = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => isProduct(`${folder}/${file}`))
      .map((file) => `${folder}/${file}`),
  )
  const named = lenders.flatMap(({ tenant: { code: folder, org, theme, hosts = [] } }) => {
    const { companyName, companyNameShort, companyProduct, companyNMLS } = org.orgMetaData.companyInfo
    return [
      ...[folder, org.orgBrand, org.orgCode, ...hosts],
      ...[companyName, companyNameShort, companyProduct, companyNMLS, theme.brand, theme.accent],
    ]
  })
  const words = new RegExp(`(?<![\\w-])(${[...new Set(named)].map(literally).join('|')})(?![\\w-])`)

  it('knows no lender by code, name, number or colour', () => {
    const found = code.flatMap((file) => {
      const word = words.exec(readFileSync(file, 'utf8'))
      return word === null ? [] : [`${file}: ${word[0]}`]
    })
    expect(code.length).toBeGreaterThan(500)
    expect(found).toEqual([])
  })
})

import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Route, Routes } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Heloc, Profile } from '#generated/domain'
import type { PageId } from '#generated/ids'
import { type PageSetting, renderPage } from '../../tests/support/browser/render-page.tsx'
import { lenderIn } from '../../tests/support/lenders/lender.ts'
import { pseudoLocale, pseudoSource } from '../../tests/support/samples/pseudo-locale.ts'
import { screens } from '../app/page-files.ts'
import { PageScreen } from '../app/routes/page-screen.tsx'
import { ApplicationProgress } from '../features/application/application-progress.tsx'
import { OfferCard } from '../features/application/offer-card.tsx'
import { PropertyCard } from '../features/application/property-card.tsx'
import Footer from '../frame/footer/footer.tsx'
import type { JourneyValue } from '../kit/journey/journey-context.ts'
import Complete from './complete.tsx'
import Decline from './error/decline.tsx'
import ProductSelect from './product/select.tsx'
import Register from './register.tsx'
import SigningIntro from './signing/intro.tsx'

const journey: JourneyValue = lenderIn(pseudoSource(), 'harborcu')
const { companyInfo } = journey.organization.orgMetaData

/** Texts that are the same in every language. */
const names = [
  ...[companyInfo.companyName, companyInfo.companyProduct, companyInfo.companyNameShort],
  // An e-mail address may be broken after the @.
  ...[
    ...companyInfo.email.split('@'),
    journey.organization.orgBrand,
    ...Object.values(companyInfo.companyAddress),
  ],
  ...['Jane Doe', 'Sam Doe', 'Elm Street', 'Seattle', 'NCUA', 'GMT'],
  // Default response of the test server.
  'Not found.',
].sort((a, b) => b.length - a.length)

/** Words that Intl produces in the locale. */
const said = new Set([
  ...Array.from({ length: 12 }, (_, month) => words({ month: 'long' }, Date.UTC(2026, month, 2))).flat(),
  ...Array.from({ length: 7 }, (_, day) => words({ weekday: 'long' }, Date.UTC(2026, 0, 2 + day))).flat(),
  ...['de', 'y', 'o', 'a', 'm', 'p'],
])

function words(options: Intl.DateTimeFormatOptions, instant: number): readonly string[] {
  return new Intl.DateTimeFormat(pseudoLocale, options).format(instant).split(/\W+/)
}

/** Whether a word is the postal code of a state. */
const isState = (word: string): boolean => /^[A-Z]{2}$/.test(word)

const attributes = ['aria-label', 'aria-valuetext', 'alt', 'placeholder', 'title', 'aria-description']

/**
 * Selectors of the router's location, and of documents that the server of another test returned, because a browser caches
 * them.
 */
const ofOthers = '[data-testid=place], .consent-text, .readable, style, script'

/** Returns the visible and accessible words of a page that have no accented letter: they are hard-coded. */
function plainWords(container: HTMLElement): readonly string[] {
  const heard = [...container.querySelectorAll('*')].flatMap((element) =>
    attributes.flatMap((name) => element.getAttribute(name) ?? []),
  )
  const seen = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  const texts = [document.title, ...heard]
  while (seen.nextNode()) {
    const { parentElement, textContent } = seen.currentNode
    if (parentElement?.closest(ofOthers) === null) texts.push(textContent ?? '')
  }
  return texts.flatMap((text) => {
    // Addresses hold spaces at which no line ends.
    const plain = text.replaceAll('\u00a0', ' ')
    const left = names.reduce((rest, name) => rest.replaceAll(name, ' '), plain)
    return (left.match(/[A-Za-z]+/g) ?? []).flatMap((word) =>
      said.has(word) || isState(word) ? [] : [`${word}: ${text}`],
    )
  })
}

const address = { street1: '12 Elm Street', city: 'Seattle', state: 'WA', zip: '98101' }
const answers = {
  '/state-licenses?orgCode=HARBORCU': [{ abbrev: 'RI' }, { abbrev: 'CT' }, { abbrev: 'ME' }],
  '/OPS_PHONE?display=true': [1, 2, 3, 4, 5].map((weekdayValue) => ({
    ...{ weekday: 'DAY', weekdayValue, isOpen: true, startTime: '06:30', endTime: '17:00' },
  })),
}

const show = (page: ReactElement, setting: PageSetting = {}) =>
  renderPage(
    <>
      {page}
      <Footer />
    </>,
    { journey, answers, ...setting },
  )

const offer = {
  ...{ uuid: 'c0000000-0000-4000-8000-000000000001', term: 10, rate: 8.4, originationFeeBps: 299 },
  ...{ minAmount: 15_000, maxAmount: 100_000, rateType: 'FIXED' as const },
}

const uuidOf = (number: number) => `d0000000-0000-4000-8000-00000000000${number}`
const property = { uuid: uuidOf(1), address }
const pages: readonly string[] = Object.keys(journey.journey.source.pages.pages)

/** Application with data for every page. */
const heloc: Heloc = {
  ...{
    offers: [offer],
    amount: 50_000,
    rate: 8.4,
    term: 10,
    originationFeeBps: 299,
    loanNumber: '202600000001',
  },
  property: { ...property, value: 600_000, valueSource: 'STATED', occupancy: 'PRIMARY' },
  properties: [property, { ...property, uuid: uuidOf(2) }],
  liens: [{ uuid: uuidOf(3), lender: 'Sam Doe', type: 'MORTGAGE', balance: 100_000 }],
  incomeSources: [
    {
      uuid: uuidOf(4),
      type: 'UNKNOWN',
      employmentType: 'FULL_TIME',
      annualIncome: 100_000,
      status: 'STATED',
    },
  ],
  documents: [{ uuid: uuidOf(5), type: 'NOTE', name: 'Jane Doe' }],
  disburseAccount: { uuid: uuidOf(6), mask: '1234', bankName: 'Sam Doe' },
  ...{ payType: 'MANUAL', valuation: { kind: 'BPO' }, helocSigners: [{ uuid: uuidOf(7), name: 'Sam Doe' }] },
  ...{ rescissionEndsAt: '2036-11-25T10:00:00.000Z', rescissionLastDay: '2036-11-24' },
  notaryVisit: {
    ...{ startsAt: '2036-11-25T18:00:00.000Z', timeZone: 'America/Los_Angeles', place: 'HOME' },
    ...{ notary: 'Sam Doe', feeCents: 30_000 },
  },
}

const profile: Profile = {
  name: { firstName: 'Jane', lastName: 'Doe' },
  ...{
    dob: '1980-01-01',
    email: companyInfo.email,
    phoneNumbers: [{ uuid: uuidOf(8), number: '+12065550123' }],
  },
}

/** The journey in which every page must show a disclosure. */
const disclosing: JourneyValue = {
  ...journey,
  journey: {
    ...journey.journey,
    source: {
      ...journey.journey.source,
      pages: {
        ...journey.journey.source.pages,
        pages: Object.fromEntries(
          Object.entries(journey.journey.source.pages.pages).map(([id, page]) => [
            id,
            { ...page, disclosures: ['origination-fee'] },
          ]),
        ),
      },
    },
  },
}

/** Pages left out: they are documents, show what another server returns, or redirect at a lender that accepts everybody. */
const others = /^(?:terms|privacy|not-accepting|heloc-signer\/(?!login$).*)$/

describe('a page in another locale', () => {
  it.each(
    Object.keys(screens)
      .map((file) => file.replace(/^\.\/|\.tsx$/g, ''))
      .filter((page) => pages.includes(page) && !others.test(page)),
  )('says nothing of its own, and shows the disclosures that it lists: %s', async (page) => {
    const id = page as PageId // the filter above keeps only page ids of the journey
    const [[param, [value]] = ['x', ['x']]] = Object.entries(
      journey.journey.source.pages.pages[id]?.values ?? {},
    )
    const state = { journey: disclosing, heloc, profile, hasForm: false, path: `/${value}` }
    const at = (
      <Routes>
        <Route path={`/:${param}`} element={<PageScreen page={id} />} />
      </Routes>
    )
    const { container } = await renderPage(at, {
      ...state,
      answers: { ...answers, '/external-applicants': [] },
      status: { checklistStatus: 'OFFER_SELECTION' },
    })
    await waitFor(() => expect(container.querySelector('.page-disclosures')?.textContent).toMatch(/4\.99/))
    const submit = container.querySelector('[type=submit]')
    if (submit !== null) await act(async () => fireEvent.click(submit))
    expect(plainWords(container)).toEqual([])
  })

  it('finds words that stand in code, seen or heard', () => {
    const page = document.createElement('div')
    page.innerHTML = '<p>ƁéǵíńHarbor Home Line 7.60 %</p><img alt="A door"><b>Begin</b>'
    expect(plainWords(page)).toEqual(['A: A door', 'door: A door', 'Begin: Begin'])
  })

  it.each(journey.journey.source.registration.order)(
    'says nothing of its own: register, %s',
    async (step) => {
      const { container } = await show(<Register />, { path: `/account/heloc/register?step=${step}` })
      await act(async () => fireEvent.click(container.querySelector('[type=submit]') as HTMLElement))
      expect(container.querySelector('[role=alert]')?.textContent).toMatch(/[áéíóú]/)
      expect(plainWords(container)).toEqual([])
    },
  )

  it('says nothing of its own: register, the code that confirms the address', async () => {
    const pending = { registration: uuidOf(9), email: companyInfo.email }
    sessionStorage.setItem('registration', JSON.stringify({ pending }))
    const { container } = await show(<Register />, { path: '/account/heloc/register' })
    await act(async () => fireEvent.click(container.querySelector('[type=submit]') as HTMLElement))
    expect(container.querySelector('[role=alert]')?.textContent).toMatch(/[áéíóú]/)
    expect(plainWords(container)).toEqual([])
    sessionStorage.removeItem('registration')
  })

  it('says nothing of its own: product/select', async () => {
    const { container } = await show(
      <>
        <ProductSelect />
        <OfferCard />
        <PropertyCard />
        <ApplicationProgress />
      </>,
      {
        heloc: {
          ...{ offers: [offer, { ...offer, uuid: `${offer.uuid.slice(0, -1)}2`, interestOnly: true }] },
          ...{ amount: 50_000, rate: 8.4, term: 10, property: { address, value: 600_000 } },
        },
        status: { checklistStatus: 'OFFER_SELECTION' },
      },
    )
    await act(async () => fireEvent.click(container.querySelector('[type=submit]') as HTMLElement))
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain('50,000')
    expect(plainWords(container)).toEqual([])
  })

  it('says nothing of its own: signing/intro', async () => {
    const uuid = 'd0000000-0000-4000-8000-000000000001'
    const note = { uuid, type: 'NOTE' as const }
    const { container } = await show(<SigningIntro />, { hasForm: false, heloc: { documents: [note] } })
    expect(plainWords(container)).toEqual([])
  })

  it('says nothing of its own: complete', async () => {
    const { container } = await show(<Complete />, {
      hasForm: false,
      heloc: {
        ...{ rescissionEndsAt: '2036-11-25T10:00:00.000Z', rescissionLastDay: '2036-11-24' },
        ...{
          amount: 50_000,
          loanNumber: '202600000001',
          helocSigners: [{ name: 'Sam Doe' }, { name: 'Jane Doe' }],
        },
        ...{ disburseAccount: { uuid: offer.uuid, mask: '1234' }, payType: 'MANUAL' },
      },
      status: { checklistStatus: 'RESCISSION' },
    })
    expect(container.textContent).toContain('11/24/2036')
    expect(plainWords(container)).toEqual([])
  })

  it('says nothing of its own: error/decline', async () => {
    const { container } = await show(<Decline />, { hasForm: false, status: { uwDecision: 'DECLINE' } })
    expect(plainWords(container)).toEqual([])
  })
})

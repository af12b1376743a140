import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerCalls } from '../../../tests/support/browser/answer-calls.ts'
import { hearthline, renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { sampleToken } from '../../../tests/support/browser/sample-token.ts'
import { lender, lenderCodes } from '../../../tests/support/lenders/lender.ts'
import { saveToken } from '../../api/session/session.ts'
import { ownJourney } from '../../app/own-journey.ts'
import type { FooterInfo } from '../../journey/organization.ts'
import type { JourneyValue } from '../../kit/journey/journey-context.ts'
import { createTranslate } from '../../kit/wording/use-copy.ts'
import Footer from './footer.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

interface Lender {
  readonly footer?: Partial<FooterInfo>
  readonly company?: object
  readonly tenant?: object
  readonly states?: readonly string[]
}

/** Shows the footer of a lender like the given one, with the changes of the test. */
async function show(
  base: JourneyValue,
  { footer, company, tenant, states = ['nv', 'CA', 'AZ'] }: Lender = {},
) {
  const { organization } = base
  const { orgMetaData } = organization
  const calls = answerCalls({
    '/service-application/external/api/v1/heloc/state-licenses': {
      body: states.map((abbrev) => ({ abbrev })),
    },
    '/service-operating-hours/external/api/v1/hours/OPS_PHONE': { body: [] },
  })
  const journey: JourneyValue = {
    ...base,
    organization: {
      ...organization,
      orgMetaData: {
        ...orgMetaData,
        companyInfo: { ...orgMetaData.companyInfo, ...company },
        footer: { ...orgMetaData.footer, ...footer },
      },
      tenant: { ...organization.tenant, ...tenant },
    },
  }
  const { container } = await renderScreen(<Footer />, { journey })
  return { text: container.textContent ?? '', calls }
}

const links = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)

describe('the legal links of the footer', () => {
  it('lead to the terms, the privacy policy, the licenses and the privacy options', async () => {
    await show(hearthline)
    expect(links()).toEqual([
      'Terms of use /terms',
      'Privacy policy /privacy',
      'Licenses /licenses',
      'Communications /communications',
    ])
    expect(screen.getByRole('button', { name: 'Your privacy options' })).toBeTruthy()
  })

  it('lead elsewhere, in a new tab, where a lender keeps its policy elsewhere', async () => {
    const privacyPolicyUrl = 'https://bank.example/privacy'
    await show(hearthline, { footer: { privacyPolicyUrl, privacyLinkIsExternal: true } })
    const link = screen.getByRole('link', { name: 'Privacy policy (opens in a new tab)' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([privacyPolicyUrl, '_blank'])
  })

  it('know the legal page, the Illinois notice and further links of a lender, and name no address twice', async () => {
    await show(hearthline, {
      footer: {
        companyLegalUrl: 'https://bank.example/legal',
        illinoisNoticeUrl: 'https://bank.example/illinois',
        additionalUrls: [
          { type: 'FOOTER', url: 'https://bank.example/cra', name: 'Community reinvestment' },
          { type: 'FOOTER', url: '/terms', name: 'Terms again' },
        ],
      },
    })
    const note = '(opens in a new tab)'
    expect(links().slice(3)).toEqual([
      `Legal notices ${note} https://bank.example/legal`,
      'Communications /communications',
      `Illinois community reinvestment notice ${note} https://bank.example/illinois`,
      `Community reinvestment ${note} https://bank.example/cra`,
    ])
  })
})

describe('who the lender is', () => {
  it('is said with its number, its whole address and the registry', async () => {
    const { text } = await show(hearthline, {
      company: {
        companyAddress: {
          street1: '650 Bayside Way',
          street2: 'Suite 9',
          city: 'Reno',
          state: 'NV',
          zip: '89501',
        },
      },
    })
    expect(text).toContain(
      'Hearthline Lending LLC, NMLS #1717824, 650\u00a0Bayside Way, Suite 9, Reno, NV\u00a089501.',
    )
    expect(screen.getByRole('link', { name: /^NMLS Consumer Access/ }).getAttribute('href')).toContain(
      '1717824',
    )
  })

  it('comes with its own notice, and with those that a state asks for', async () => {
    const { text } = await show(hearthline, { footer: { notices: ['footer.links.legal'] } })
    expect(text).toContain(
      'Hearthline Lending LLC is the lender of Hearthline Home Equity Line.Legal notices',
    )
  })

  it('says that regulators may look into applications only where they may', async () => {
    const words = 'Regulators that supervise Hearthline Lending LLC may review applications made here.'
    expect((await show(hearthline)).text).not.toContain(words)
    expect((await show(hearthline, { company: { allowRegulatorReview: true } })).text).toContain(words)
  })

  it.each([
    ['EHL', 'Equal Housing Lender'],
    ['EOL', 'Equal Opportunity Lender'],
  ] as const)('shows the mark %s', async (footerImage, words) => {
    expect((await show(hearthline, { footer: { footerImage } })).text).toContain(words)
  })

  it('shows no mark that is not the lender’s, and its regulator’s where it has one', async () => {
    const { text } = await show(hearthline, { footer: { footerImage: 'OTHER' } })
    expect(text).not.toMatch(/Equal|insured/)
    expect((await show(lender('harborcu'))).text).toContain('Federally insured by NCUA')
  })

  it.each([
    ['harborcu', 'Federally insured by NCUA'],
    ['stonebridge-trust', 'Member FDIC'],
  ])('shows the insurer of the deposits at %s as a picture beside its words', async (code, words) => {
    await show(lender(code))
    const mark = screen.getByText(words)
    expect(mark.closest('p')?.querySelector('svg')).not.toBeNull()
  })
})

describe('the prompt for feedback to the chief executive', () => {
  const prompt = { name: 'Share your feedback with the CEO' }

  it('is shown to whoever is signed in at the provider’s own brand', async () => {
    saveToken(sampleToken('ana', 1800, 'hearthline'))
    await show(hearthline)
    expect(await screen.findByRole('button', prompt)).toBeTruthy()
  })

  it('is shown to nobody who is signed in at another lender and reads a public page', async () => {
    saveToken(sampleToken('ana', 1800, 'harborcu'))
    await show(hearthline)
    await act(() => import('../../features/feedback/ceo-feedback.tsx'))
    expect(screen.queryByRole('button', prompt)).toBeNull()
  })
})

describe('what the lender offers now', () => {
  it('is said from its pricing, not from what is possible', async () => {
    const { text } = await show(lender('harborcu'))
    expect(text).toContain(
      'Harbor Community Credit Union now offers Harbor Home Line at APRs from 7.90% to 8.40%, for a term of 5, 10, or 15 years.',
    )
  })
})

describe('where the product is available', () => {
  const fifty = Array.from({ length: 50 }, (_, index) => `S${index}`)

  it('is said in alphabetical order, whatever the case', async () => {
    const { text, calls } = await show(hearthline)
    expect(text).toContain('is available in AZ, CA, nv. More states are coming soon.')
    expect(calls.map(({ url }) => url).join()).toContain('orgCode=FHEL')
  })

  it('promises more as long as it is fewer than fifty states', async () => {
    expect((await show(hearthline, { states: fifty.slice(1) })).text).toContain('coming soon')
  })

  it.each([
    ['once it is fifty', { states: fifty }],
    ['for anybody but the provider’s own brand', { tenant: { providerBrand: false } }],
  ])('promises no more %s', async (_, own) => {
    const { text } = await show(hearthline, own)
    expect(text).toContain('is available in ')
    expect(text).not.toContain('coming soon')
  })
})

describe('the footer of every lender that is shipped', () => {
  it.each(lenderCodes)('%s names the lender, its notices and the amounts of its limits', async (code) => {
    const base = lender(code)
    const { companyName, companyNMLS } = base.organization.orgMetaData.companyInfo
    const { notices = [], illinoisNoticeUrl } = base.organization.orgMetaData.footer
    const { text } = await show(base)
    expect(text).toContain(`${companyName}, NMLS #${companyNMLS}, `)
    expect(text).toMatch(/Loan amounts range from \$\d+,000 to \$\d+,000, and APRs from \d/)
    expect(text).not.toMatch(/[{}]|undefined|NaN/)
    for (const notice of notices) expect(text).toContain(createTranslate(base)(notice))
    expect(screen.queryByRole('link', { name: /^Illinois/ }) !== null).toBe(illinoisNoticeUrl !== undefined)
  })

  it('in New York says who licenses the lender and where complaints go', async () => {
    const { text } = await show(lender('hearthline-ny'))
    expect(text).toContain('is licensed by the New York State Department of Financial Services.')
    expect(text).toContain('40\u00a0Gansevoort Row, Floor 4, Albany, NY\u00a012207')
  })
})

describe('the product disclosures', () => {
  it('say what is in force today, and not yet what begins tomorrow', async () => {
    const { source } = hearthline.journey
    const day = (inDays: number) => new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10)
    const version = (effective: string, copy: string) => ({ version: effective.slice(0, 7), effective, copy })
    const words = (...versions: readonly object[]) => ({ regulatory: true, versions })
    const disclosures = {
      order: ['changed', 'new'],
      disclosures: {
        changed: words(version('2020-01-01', 'footer.marks.EHL'), version(day(2), 'footer.marks.EOL')),
        new: words(version(day(2), 'footer.links.terms')),
      },
    }
    const journey = { ...hearthline.journey, source: { ...source, disclosures } } as typeof hearthline.journey
    await show(ownJourney({ ...hearthline, journey }, hearthline.organization))
    const items = within(screen.getByRole('region', { name: 'Product disclosures' })).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['Equal Housing Lender'])
  })

  it('are numbered and name every amount, rate and fee of the product', async () => {
    await show(hearthline)
    const items = within(screen.getByRole('region', { name: 'Product disclosures' })).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Loan amounts range from $15,000 to $400,000, and APRs from 7.60% to 17.20%. The origination fee is up to 4.99% of the initial draw. A property valuation fee of $180 applies if no automated valuation is available, and manual notarization costs $300 if eNotary is not allowed in your state or not offered. Recording fees range from $0 to $315, and recording taxes from $0 to $1,400 per $100,000.',
      expect.stringMatching(/soft credit pull.* hard pull/),
      expect.stringMatching(
        /^Funding is possible in five business days with a remote notary, where one is offered\./,
      ),
      expect.stringMatching(/^Approval may take about five minutes and is subject to verification/),
    ])
  })

  it.each(lenderCodes)('say of %s whether there is an origination fee as its own offers do', async (code) => {
    const base = lender(code)
    const isFree = base.organization.orgPricingData.every(({ originationFeeBps }) => originationFeeBps === 0)
    const { text } = await show(base)
    expect(text.includes('There is no origination fee.')).toBe(isFree)
    expect(text.includes('The origination fee is up to ')).toBe(!isFree)
  })

  it('follow the limits of the lender, for no figure is typed into them', async () => {
    const { source } = hearthline.journey
    const { limits } = source.limits
    const narrowed = { ...limits, loanAmount: { minCents: 2500000, maxCents: 25000000 } }
    const journey = { ...hearthline.journey, source: { ...source, limits: { limits: narrowed } } }
    const { text } = await show(ownJourney({ ...hearthline, journey }, hearthline.organization))
    expect(text).toContain('Loan amounts range from $25,000 to $250,000')
  })
})

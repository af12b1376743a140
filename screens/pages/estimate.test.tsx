import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hearthline, renderScreen, wholesale } from '../../tests/support/browser/render-screen.tsx'
import type { JourneyValue } from '../kit/journey/journey-context.ts'
import { knownEstimate } from './estimate/parts/kept-estimate.ts'
import Estimate from './estimate.tsx'

const path = '/account/heloc/estimate'
const request = vi.fn()

beforeEach(() => {
  sessionStorage.clear()
  request.mockReset()
  vi.stubGlobal('fetch', request)
})

async function enter(homeValue: string, owed: string, amount: string, journey?: JourneyValue) {
  const user = userEvent.setup()
  await renderScreen(<Estimate />, { path, ...(journey && { journey }) })
  await user.type(await screen.findByLabelText('What would the home sell for today?'), homeValue)
  await user.type(screen.getByLabelText('What do you still owe on the home?'), owed)
  await user.type(screen.getByLabelText('How much would you like to borrow?'), amount)
  await user.click(screen.getByRole('button', { name: 'Show payments' }))
}

const result = () => screen.findByRole('region', { name: /could cost a month/ })

const textsOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('article')
    .map((item) => item.textContent)

describe('the estimate', () => {
  it('shows for each term the payment at the rate of today and at the highest one, and what the fee leaves over', async () => {
    await enter('500,000', '210,000', '60,000')
    const found = await result()
    const terms = within(found).getAllByRole('heading', { level: 3 })
    expect(terms.map(({ textContent }) => textContent)).toEqual([
      '30 years · 8.99% APR, fixed',
      '15 years · 8.65% APR, fixed',
      '10 years · 8.40% APR, fixed',
      '5 years · 8.15% APR, fixed',
    ])
    const [longest = ''] = textsOf(found)
    expect(longest).toContain('at this rate$482.34')
    expect(longest).toContain('at 17.20% APR, our highest rate$865.15')
    expect(longest).toContain('$1,794.00')
    expect(longest).toContain('$58,206.00')
    expect(found.textContent).toContain('up to about $215,000')
  })

  it('says that only interest is paid, and what is due at the end, at a lender of such lines', async () => {
    const { organization } = hearthline
    const { orgMetaData } = organization
    const interestOnly = { ...orgMetaData, products: { HELOC: { name: 'HELOC', interestOnly: true } } }
    const journey = { ...hearthline, organization: { ...organization, orgMetaData: interestOnly } }
    await enter('500000', '0', '60000', journey)
    const [longest] = textsOf(await result())
    expect(longest).toContain('You pay interest only. After 30 years you still owe $60,000.00.')
  })

  it('tells nobody that they do not qualify, however little is left on the home', async () => {
    await enter('200000', '195000', '20000')
    const found = await result()
    expect(found.textContent).toContain('too rough to say how high a line could go')
    expect(found.textContent).not.toMatch(/qualif|declin|denied/i)
    expect(within(found).getByRole('link', { name: 'Apply now' })).toBeDefined()
  })

  it('sends nothing, and keeps the numbers in the tab', async () => {
    await enter('500000', '210000', '60000')
    await result()
    expect(request).not.toHaveBeenCalled()
    expect(knownEstimate('')).toEqual({ homeValue: 500000, owed: 210000, amount: 60000 })
  })

  it('begins with the numbers of a link from the lender’s site, and ignores what are none', async () => {
    await renderScreen(<Estimate />, { path: `${path}#homeValue=400000&owed=-5&amount=1e999` })
    const values = ['What would the home sell for today?', 'What do you still owe on the home?']
    const [home, owed] = await Promise.all(values.map((label) => screen.findByLabelText(label)))
    expect(home).toHaveProperty('value', '400,000')
    expect(owed).toHaveProperty('value', '')
  })

  it.each(['85.000', '85,00', '65k', '1e5', ' '])(
    'asks for an amount that a link gives as %s',
    async (given) => {
      await renderScreen(<Estimate />, { path: `${path}#homeValue=400000&owed=${encodeURIComponent(given)}` })
      expect(await screen.findByLabelText('What do you still owe on the home?')).toHaveProperty('value', '')
    },
  )

  it('is no page of a lender that takes nobody without a broker or a referrer', async () => {
    await renderScreen(<Estimate />, { path, journey: wholesale })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Apply through your mortgage broker')
    expect(screen.queryByRole('button', { name: 'Show payments' })).toBeNull()
  })
})

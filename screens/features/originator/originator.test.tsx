import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LoanOriginator } from '#generated/api'
import { answerCalls } from '../../../tests/support/browser/answer-calls.ts'
import { hearthline, renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import OriginatorBar from './originator-bar.tsx'
import OriginatorCard from './originator-card.tsx'
import { OriginatorPlace } from './originator-place.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const officer = {
  originatorName: 'Dana Whitfield',
  email: 'dana@lender.example',
  phoneNumber: '+17205550118',
  nmls: '1093442',
}

/** Answers with a new originator each time, because each is requested only once. */
function answer(originator: Partial<LoanOriginator>) {
  const uuid = crypto.randomUUID()
  const calls = answerCalls({ [`/service-lead-portal/api/lo/${uuid}`]: { body: { uuid, ...originator } } })
  return { uuid, calls }
}

async function card(originator: Partial<LoanOriginator>) {
  const { uuid } = answer(originator)
  return renderScreen(<OriginatorCard uuid={uuid} />)
}

describe('the card of a loan officer', () => {
  it('shows name, e-mail, phone and NMLS number, and the two ways to reach them', async () => {
    await card(officer)
    const shown = within(screen.getByRole('region', { name: 'Your Loan Officer' }))
    for (const text of ['Dana Whitfield', 'dana@lender.example', '(720) 555-0118', 'NMLS #1093442'])
      expect(shown.getByText(text)).toBeTruthy()
    expect(shown.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+17205550118')
    expect(shown.getByRole('link', { name: 'Email' }).getAttribute('href')).toBe('mailto:dana@lender.example')
  })

  it('is that of a broker where there is a broker’s name, with the person who acts for them', async () => {
    await card({ ...officer, brokerName: 'Ortega Home Finance' })
    const shown = within(screen.getByRole('region', { name: 'Your Broker' }))
    expect(shown.getByText('Ortega Home Finance')).toBeTruthy()
    expect(shown.getByText('Dana Whitfield')).toBeTruthy()
  })

  it('is hidden where neither has a name, or nobody knows them', async () => {
    await card({ nmls: '771120', email: 'somebody@lender.example' })
    expect(screen.queryByRole('region')).toBeNull()
    answerCalls({ '/service-lead-portal': { status: 404, body: { errors: ['Unknown.'] } } })
    await renderScreen(<OriginatorCard uuid={crypto.randomUUID()} />)
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('offers no way that leads nowhere', async () => {
    await card({ originatorName: 'Dana Whitfield' })
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('shows the picture, and the initials where there is none or it does not come', async () => {
    await card(officer)
    expect(screen.getByText('DW')).toBeTruthy()
    const { container } = await card({ ...officer, avatarUri: '/dana.svg' })
    const picture = container.querySelector('img')
    expect(picture?.getAttribute('src')).toBe('/dana.svg')
    act(() => void picture?.dispatchEvent(new Event('error')))
    expect(within(container).getByText('DW')).toBeTruthy()
  })

  it('shows the logo, which leads to their site by a secure address alone', async () => {
    const logo = { ...officer, logoUrl: '/logo.svg', logoAlt: 'Ortega Home Finance' }
    await card({ ...logo, logoRedirect: 'https://ortega.example/' })
    const link = screen.getByRole('link', { name: /Ortega Home Finance/ })
    expect(link.getAttribute('href')).toBe('https://ortega.example/')
    const { container } = await card({ ...logo, logoRedirect: 'javascript:alert(1)' })
    expect(within(container).getByAltText('Ortega Home Finance').closest('a')).toBeNull()
  })
})

describe('the place of the card', () => {
  it('is empty without a referrer, and where the organisation switches the card off', async () => {
    const { uuid } = answer(officer)
    const { organization } = hearthline
    const tenant = { ...organization.tenant, features: { originatorCard: false } }
    const journey = { ...hearthline, organization: { ...organization, tenant } }
    await renderScreen(<OriginatorPlace as="card" uuid={uuid} />, { journey })
    await renderScreen(<OriginatorPlace as="card" uuid={undefined} />)
    expect(screen.queryByRole('region')).toBeNull()
    await renderScreen(<OriginatorPlace as="card" uuid={uuid} />)
    expect(await screen.findByRole('region', { name: 'Your Loan Officer' })).toBeTruthy()
  })
})

describe('on a narrow screen', () => {
  it('a bar opens the same in a dialog, and takes the focus back', async () => {
    const user = userEvent.setup()
    const { uuid } = answer(officer)
    await renderScreen(<OriginatorBar uuid={uuid} />)
    const bar = screen.getByRole('button', { name: 'Your Loan Officer: Dana Whitfield' })
    await user.click(bar)
    const dialog = within(await screen.findByRole('dialog', { name: 'Your Loan Officer' }))
    expect(dialog.getByRole('link', { name: 'Call' })).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    // One frame later, after the dialog has closed.
    await waitFor(() => expect(document.activeElement).toBe(bar))
  })
})

describe('what is known of an originator', () => {
  it('is asked for once in ten minutes', async () => {
    const { staleMs } = hearthline.journey.source.limits.limits.originatorInfo ?? {}
    expect(staleMs).toBe(600_000)
    const { uuid, calls } = answer(officer)
    const from = Date.now()
    const showAt = async (ms: number) => {
      vi.spyOn(Date, 'now').mockReturnValue(from + ms)
      const { unmount } = await renderScreen(<OriginatorCard uuid={uuid} />)
      unmount()
      return calls.length
    }
    expect([await showAt(0), await showAt(599_000), await showAt(601_000)]).toEqual([1, 1, 2])
    vi.restoreAllMocks()
  })
})

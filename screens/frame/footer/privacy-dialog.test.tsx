import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hearthline, renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import type { JourneyValue } from '../../kit/journey/journey-context.ts'
import { privacyChoices } from '../../telemetry/privacy-choices.ts'
import PrivacyDialog from './privacy-dialog.tsx'

afterEach(() => {
  localStorage.clear()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

const box = async (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })

const { organization } = hearthline
const replaying: JourneyValue = {
  ...hearthline,
  organization: {
    ...organization,
    tenant: { ...organization.tenant, replay: { frameUrl: 'https://replay.example/frame' } },
  },
}

describe('the privacy options', () => {
  it('keep in this browser what somebody chooses, and close', async () => {
    const close = vi.fn()
    await renderScreen(<PrivacyDialog onClose={close} />, { journey: replaying })
    const [analytics, replay] = [await box(/^Measure how/), await box(/replay how I used/)]
    expect([analytics.checked, replay.checked]).toEqual([true, false])
    await userEvent.click(analytics)
    await userEvent.click(replay)
    expect(privacyChoices()).toEqual({ analytics: true, replay: false })
    await userEvent.click(screen.getByRole('button', { name: 'Save my choices' }))
    expect(privacyChoices()).toEqual({ analytics: false, replay: true })
    expect(close).toHaveBeenCalledOnce()
  })

  it('offer no replay at a lender that has no service for it', async () => {
    await renderScreen(<PrivacyDialog onClose={() => {}} />)
    await box(/^Measure how/)
    expect(screen.queryByRole('checkbox', { name: /replay how I used/ })).toBeNull()
  })

  it('are both off, and say why, where the browser objects by Global Privacy Control', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    await renderScreen(<PrivacyDialog onClose={() => {}} />)
    const analytics = await box(/^Measure how/)
    expect([analytics.checked, analytics.disabled]).toEqual([false, true])
    expect(screen.getByText(/Global Privacy Control/)).toBeTruthy()
  })
})

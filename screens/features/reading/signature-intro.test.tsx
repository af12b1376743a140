import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { SignatureIntro } from './signature-intro.tsx'

it('dates a signature by the clock of the application where the property is, not by that of the device', async () => {
  vi.setSystemTime('2026-11-24T02:30:00Z')
  const clock = { timeZone: 'Pacific/Honolulu', timeShiftMs: 2 * 86_400_000 }
  await renderScreen(<SignatureIntro heading="Sign" name="Jo Doe" clock={clock} />)
  expect(screen.getByText('11/25/2026')).toBeDefined()
  vi.useRealTimers()
})

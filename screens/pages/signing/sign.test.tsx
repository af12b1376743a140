import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import { untilShown } from '../../../tests/support/browser/until-shown.ts'
import SigningSign from './sign.tsx'

const coords = { latitude: 43.66, longitude: -70.26 }
const title = 'Why We Need Your Location'
const noted = 'Your location is recorded with this signature.'
const without = /You can sign without sharing your location/

/** Opens the page directly, without the page before it. */
const open = () => renderPage(<SigningSign />, { path: '/signing/sign' })
const dialog = () => screen.findByRole('dialog', { name: title })
const press = async (name: string) =>
  userEvent.click(await untilShown(() => screen.getByRole('button', { name })))

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation')
  vi.unstubAllGlobals()
})

describe('the location of a signature', () => {
  it('is asked of whoever opens the page directly, and not again once it was shared', async () => {
    const getCurrentPosition = (ok: (place: object) => void) => ok({ coords })
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
    await open()
    await press('Share my location')
    expect(await screen.findByText(noted)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    cleanup()
    await open()
    expect(screen.getByText(noted)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is not asked again once it was refused, and keeps nobody from signing', async () => {
    await open()
    await press('Sign without it')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    cleanup()
    await open()
    expect(screen.getByText(without)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is asked at the next visit of whoever closed the question', async () => {
    await open()
    await untilShown(() => screen.getByRole('dialog', { name: title }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    cleanup()
    await open()
    expect(await dialog()).toBeTruthy()
  })
})

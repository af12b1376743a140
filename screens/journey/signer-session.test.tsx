import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { renderScreen } from '../../tests/support/browser/render-screen.tsx'
import { Link } from '../kit/ui/link.tsx'
import { useIsSignerArea } from './signer-session.ts'

function Area() {
  return (
    <>
      <p>{useIsSignerArea() ? 'signer' : 'borrower'}</p>
      {['/terms', '/privacy', '/auth/login', '/dashboard', '/account/heloc/heloc-signer/intro'].map(
        (path) => (
          <Link key={path} to={path}>
            {path}
          </Link>
        ),
      )}
    </>
  )
}

afterEach(() => window.sessionStorage.clear())

const follow = (path: string) => userEvent.click(screen.getByRole('link', { name: path }))
const area = () => screen.getByText(/^(signer|borrower)$/).textContent

describe('the area of a page', () => {
  it('is still the signer’s on pages for everybody to which a co-owner goes, and until they leave it', async () => {
    await renderScreen(<Area />, { path: '/account/heloc/heloc-signer/intro' })
    expect(area()).toBe('signer')
    for (const path of ['/terms', '/privacy']) {
      await follow(path)
      expect([path, area()]).toEqual([path, 'signer'])
    }
    await follow('/dashboard')
    expect(area()).toBe('borrower')
    await follow('/terms')
    expect(area()).toBe('borrower')
  })

  it('is the borrower’s where they sign in', async () => {
    await renderScreen(<Area />, { path: '/account/heloc/heloc-signer/intro' })
    await follow('/auth/login')
    expect(area()).toBe('borrower')
  })
})

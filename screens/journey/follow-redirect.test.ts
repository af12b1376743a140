import { describe, expect, it, vi } from 'vitest'
import { flows } from '../../tests/support/lenders/flows.ts'
import { followRedirect, redirectTarget } from './follow-redirect.ts'

const { pages } = flows

describe('the redirect of a login or logout', () => {
  it('is followed as it stands', () => {
    expect(redirectTarget(pages, '/auth/login', '/dashboard?a=1')).toBe('/dashboard?a=1')
  })

  it('loses its query on a page of the additional signer', () => {
    expect(redirectTarget(pages, '/account/heloc/heloc-signer/login', '/account/heloc/x?a=1')).toBe(
      '/account/heloc/x',
    )
  })

  it('stays within the product without a load, and leaves it with one', () => {
    const navigate = vi.fn()
    const assign = vi.fn()
    vi.stubGlobal('window', { location: { assign } })
    followRedirect('/dashboard', navigate)
    followRedirect('https://lender.example/', navigate)
    vi.unstubAllGlobals()
    expect(navigate.mock.calls).toEqual([['/dashboard']])
    expect(assign.mock.calls).toEqual([['https://lender.example/']])
  })
})

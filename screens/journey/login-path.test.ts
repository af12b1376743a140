import { describe, expect, it } from 'vitest'
import { flows } from '../../tests/support/lenders/flows.ts'
import { isOwnPath, loginPath } from './login-path.ts'

const { pages } = flows

describe('the way back after signing in', () => {
  it('is kept for a path that starts with a slash and a lowercase letter', () => {
    expect(loginPath(pages, '/account/heloc/x?a=1')).toBe(
      '/auth/login?redirectUrl=%2Faccount%2Fheloc%2Fx%3Fa%3D1',
    )
  })

  it.each(['//evil.example', 'https://evil.example', '/\\evil', '/', '', null])(
    'is dropped for %o',
    (target) => {
      expect(isOwnPath(target)).toBe(false)
      expect(loginPath(pages, target ?? '')).toBe('/auth/login')
    },
  )

  it('leads an additional signer to the login of the signers', () => {
    expect(loginPath(pages, '/account/heloc/heloc-signer/sign?x=1')).toBe('/account/heloc/heloc-signer/login')
    expect(loginPath(pages, '/account/heloc/heloc-signers')).toContain('/auth/login')
  })
})

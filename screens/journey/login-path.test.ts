import { describe, expect, it } from 'vitest'
import { isOwnPath, loginPath } from './login-path.ts'

describe('the way back after signing in', () => {
  it('is kept for a path that starts with a slash and a lowercase letter', () => {
    expect(loginPath('/account/heloc/x?a=1')).toBe('/auth/login?redirectUrl=%2Faccount%2Fheloc%2Fx%3Fa%3D1')
  })

  it.each(['//evil.example', 'https://evil.example', '/\\evil', '/', '', null])(
    'is dropped for %o',
    (target) => {
      expect(isOwnPath(target)).toBe(false)
    },
  )
})

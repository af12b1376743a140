import { describe, expect, it } from 'vitest'
import { flows } from './support/lenders/flows.ts'

/**
 * Pages of core specification, section 6, pages without which visitors could not sign in or learn why not, and the estimate
 * (decisions).
 */
const open = [
  ...['register', 'register/account-setup', 'register/support', 'heloc-signer/login'],
  ...['terms', 'communications', 'privacy', 'licenses', 'coming-soon'],
  ...['auth/login', 'auth/logout', 'not-accepting', 'not-found', 'maintenance', 'estimate'],
]

describe('a visitor who is not signed in', () => {
  it('sees exactly the pages that need no account', () => {
    const { pages } = flows.pages
    const shown = Object.keys(pages).filter((id) => pages[id]?.area === 'public')
    expect(shown.sort()).toEqual(open.sort())
  })
})

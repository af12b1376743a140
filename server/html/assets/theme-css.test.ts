import { describe, expect, it } from 'vitest'
import { repository } from '#source'
import { loadTenants } from '../../tenants/files/load-tenants.ts'
import { themeCss } from './theme-css.ts'

const [tenant] = loadTenants(repository).tenants
if (tenant === undefined) throw new Error('No lender is served.')
const { theme } = tenant.settings

describe('the style of a lender', () => {
  it('shows its logo for dark grounds in place of the other, without a card behind it', () => {
    const dark = themeCss(theme, { darkLogoUrl: '/assets/logo-dark.svg' })
      .split('@media (prefers-color-scheme:dark)')
      .at(-1)
    expect(dark).toContain('content:url(/assets/logo-dark.svg)')
    expect(dark).toContain('background:none')
  })

  it('keeps the one logo where the lender brings no other', () => {
    expect(themeCss(theme)).not.toContain('url(')
  })
})

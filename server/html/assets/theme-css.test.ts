import { describe, expect, it } from 'vitest'
import { contrastPairs, repository } from '#source'
import { loadTenants } from '../../tenants/files/load-tenants.ts'
import { frameCss } from './frame-css.ts'
import { themeCss } from './theme-css.ts'

const [tenant] = loadTenants(repository).tenants
if (tenant === undefined) throw new Error('No lender is served.')
const { theme } = tenant.settings

describe('the header and the footer of a lender', () => {
  const frames = ['bar', 'plain', 'brand'] as const
  const pairs = (css: string) =>
    [...css.matchAll(/background:var\(--color-([\w-]+)\);color:var\(--color-([\w-]+)\)/g)].map(
      ([, on, token]) => ({ token, on }),
    )

  it('cost the pages of those with the usual ones nothing', () => {
    expect(frameCss({})).toBe('')
    expect(frameCss({ header: 'bar', footer: 'full' })).toBe('')
  })

  it('show the logo on white where the header is filled, light and dark alike', () => {
    const css = themeCss({ ...theme, header: 'brand' }, { darkLogoUrl: '/assets/logo-dark.svg' })
    expect(css).toContain(
      '.brand img{padding:4px 8px;border-radius:6px;background:#fff;forced-color-adjust:none}',
    )
    expect(css).not.toContain('logo-dark')
  })

  it('show the shape of the logo in the color of text there, where the lender names one', () => {
    const urls = { logoShapeUrl: '/assets/shape.svg' }
    expect(themeCss({ ...theme, header: 'brand' }, urls)).toContain(
      'background:var(--color-on-brand);mask:url(/assets/shape.svg)',
    )
    expect(themeCss({ ...theme, header: 'bar' }, urls)).not.toContain('shape.svg')
  })

  it('pair colors that the linter holds every theme to, in both modes', () => {
    const known = (token?: string, on?: string) =>
      contrastPairs.some((pair) => pair.token === token && pair.on === on && pair.ratio === 4.5)
    const css = frames.map((header) => frameCss({ header, footer: 'compact' })).join('')
    expect(pairs(css).length).toBeGreaterThan(0)
    expect(pairs(css).filter(({ token, on }) => !known(token, on))).toEqual([])
    // Text of the filled header, and its focus ring.
    expect(known('on-brand', 'brand')).toBe(true)
  })
})

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

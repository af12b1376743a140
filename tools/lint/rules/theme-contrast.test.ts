import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

const lintTheme = (theme: object) =>
  lintSample((tree) => {
    Object.assign(tree['tenants/bank/tenant.json'].theme, theme)
  }, 'theme-contrast')

describe('theme-contrast', () => {
  it('reports a brand colour too faint for a button, with the nearest of its hue that suffices', () => {
    const [finding] = lintTheme({ brand: '#ffd84d' })
    expect(finding).toEqual({
      rule: 'theme-contrast',
      severity: 'error',
      message:
        'This brand colour differs from the light page by 1.4:1, where a button needs 3.0:1: applicants see #b09006 in its place.',
      file: 'tenants/bank/tenant.json',
      at: '"#ffd84d"',
      pointer: '/theme/brand',
      tenant: 'bank',
      hint: 'The nearest colour of its hue that suffices is #b09006.',
    })
  })

  it('accepts what its hint says', () => {
    expect(lintTheme({ brand: '#b09006' })).toEqual([])
  })

  it('reports a brand colour for dark pages where a lender writes one, and leaves one that is lifted there alone', () => {
    expect(lintTheme({ brand: '#14213d' })).toEqual([])
    const [finding, ...others] = lintTheme({ dark: { brand: '#14213d' } })
    expect(others).toEqual([])
    expect(finding).toMatchObject({
      pointer: '/theme/dark/brand',
      message:
        'This brand colour differs from the dark page by 1.1:1, where a button needs 3.0:1: applicants see #556686 in its place.',
    })
    expect(lintTheme({ dark: { brand: '#556686' } })).toEqual([])
  })

  it('says it of a lender that inherits the colour, where the colour was written', () => {
    const findings = lintSample((tree) => {
      tree['tenants/bank/tenant.json'].theme.brand = '#ffd84d'
      tree['tenants/branch/tenant.json'] = {
        $schema: '../../schemas/tenant/tenant.schema.json',
        code: 'branch',
        extends: 'bank',
      }
    }, 'theme-contrast')
    expect(findings.map(({ file }) => file)).toEqual(['tenants/bank/tenant.json'])
  })
})

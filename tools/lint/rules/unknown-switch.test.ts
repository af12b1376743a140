import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const code = {
  'screens/menu.tsx': "export const Menu = () => isOn({ feature: 'portfolio' })",
  'server/deed.ts': 'export const isManual = ({ features }: Settings) => features.eNotary === false',
}

const faultsIn = (bank: JsonObject, files: JsonObject = code) =>
  lintPatched({ ...files, 'tenants/bank/tenant.json': bank }, 'unknown-switch').map(
    ({ pointer, message, hint }) => [pointer, message, hint].filter(Boolean).join(' '),
  )

describe('unknown-switch', () => {
  it('accepts what the screens or the server ask about', () => {
    const companyInfo = { publicFeatureToggles: { portfolio: true } }
    expect(
      faultsIn({ features: { eNotary: false, portfolio: true }, org: { orgMetaData: { companyInfo } } }),
    ).toEqual([])
  })

  it('reports a feature and a toggle that nothing asks about', () => {
    expect(faultsIn({ features: { eNotray: false } })).toEqual([
      '/features/eNotray Nothing asks whether "eNotray" is on. Did you mean "eNotary"?',
    ])
    expect(
      faultsIn({ org: { orgMetaData: { companyInfo: { publicFeatureToggles: { portfoilo: true } } } } }),
    ).toEqual([
      '/org/orgMetaData/companyInfo/publicFeatureToggles/portfoilo Nothing asks whether "portfoilo" is on. Did you mean "portfolio"?',
    ])
  })

  it('reports opening hours of a department that nothing asks for', () => {
    const files = { ...code, 'screens/hours.ts': "export const department = 'OPS_PHONE'" }
    const hours = (department: string) => ({
      hours: { [department]: { sunday: { open: '09:00', close: '17:00' } } },
    })
    expect(faultsIn(hours('OPS_PHON'), files)).toEqual([
      '/hours/OPS_PHON Nothing asks when "OPS_PHON" is open.',
    ])
    expect(faultsIn(hours('OPS_PHONE'), files)).toEqual([])
  })

  it('asks nothing of a folder without screens', () => {
    expect(faultsIn({ features: { eNotray: false } }, {})).toEqual([])
  })
})

import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { hearthline, renderScreen } from '../../tests/support/browser/render-screen.tsx'
import { Languages } from './languages.tsx'

const { organization } = hearthline
const languages = [
  {
    locale: 'es-US',
    name: 'Español',
    offer: 'Continuar en español',
  },
]
const journey = {
  ...hearthline,
  organization: { ...organization, tenant: { ...organization.tenant, languages } },
}

const hrefAt = async (path: string) => {
  await renderScreen(<Languages />, { path, journey })
  return screen.getByRole('link', { name: 'Español' }).getAttribute('href')
}

describe('the links to other languages', () => {
  it('lead to the same step of the same page', async () => {
    expect(await hrefAt('/account/heloc-signer/login?step=setup&org=FHEL')).toBe(
      '?step=setup&org=FHEL&lang=es-US',
    )
  })

  it.each(['/account/heloc-signer/login?step=setup', '/account/heloc/register/account-setup?step=code'])(
    'keep the token of an invitation, which is in the fragment: %s',
    async (page) => {
      const invitation = `#invitation=${'a'.repeat(43)}`
      expect(await hrefAt(`${page}${invitation}`)).toMatch(new RegExp(`^\\?step=.*&lang=es-US${invitation}$`))
    },
  )

  it('replace the language that the address names', async () => {
    expect(await hrefAt('/terms?lang=en-US')).toBe('?lang=es-US')
  })
})

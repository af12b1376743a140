import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { hearthline, renderScreen } from '../../tests/support/browser/render-screen.tsx'
import Privacy from './privacy.tsx'

it('leads to the policy of a lender that keeps it elsewhere, and says nothing of its own', async () => {
  const { organization } = hearthline
  const { orgMetaData } = organization
  const privacyPolicyUrl = 'https://bank.example/privacy'
  const footer = { ...orgMetaData.footer, privacyPolicyUrl, privacyLinkIsExternal: true }
  const journey = {
    ...hearthline,
    organization: { ...organization, orgMetaData: { ...orgMetaData, footer } },
  }
  const { container } = await renderScreen(<Privacy />, { journey, path: '/privacy' })
  expect(screen.getByRole('link').getAttribute('href')).toBe(privacyPolicyUrl)
  expect(container.textContent).toContain('Hearthline Lending LLC keeps its privacy policy on its own site.')
  expect(container.textContent).not.toContain('What we collect')
})

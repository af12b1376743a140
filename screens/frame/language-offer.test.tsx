import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hearthline, renderScreen } from '../../tests/support/browser/render-screen.tsx'
import LanguageOffer from './language-offer.tsx'

const { organization } = hearthline
const offer = 'Continuar en español'
const languages = [{ locale: 'es-US', name: 'Español', offer }]
const journey = {
  ...hearthline,
  organization: { ...organization, tenant: { ...organization.tenant, languages } },
}

beforeEach(() => {
  const header = document.createElement('header')
  header.className = 'site-header'
  document.body.replaceChildren(header)
  window.localStorage.clear()
  document.documentElement.lang = 'en-US'
})
afterEach(() => vi.restoreAllMocks())

const show = async (preferred: readonly string[], path = '/register') => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred)
  await renderScreen(<LanguageOffer />, { path, journey })
}
const link = () => screen.queryByRole('link', { name: offer })

describe('the offer of another language', () => {
  it('is made, in that language, to a browser that prefers it', async () => {
    await show(['es-MX', 'en-US'], '/register?step=home')
    expect(link()?.getAttribute('href')).toBe('?step=home&lang=es-US')
    expect(screen.getByRole('complementary', { name: 'Español' }).lang).toBe('es-US')
  })

  it.each([[['en-US', 'es-MX']], [['fr-FR']], [[]]])(
    'is not made to a browser that prefers %j',
    async (preferred) => {
      await show(preferred)
      expect(link()).toBeNull()
    },
  )

  it('is not made again to whoever stays, or came by a link that names a language', async () => {
    await show(['es-MX'])
    await userEvent.click(screen.getByRole('button', { name: 'Stay in English' }))
    expect(link()).toBeNull()
    window.localStorage.clear()
    await show(['es-MX'], '/register?lang=en-US')
    expect(link()).toBeNull()
    await show(['es-MX'])
    expect(link()).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { shippedTenants } from '../../tests/support/backend/create-test-app.ts'
import { inLocale } from '../tenants/languages.ts'
import { inertJson, organizationInfo } from './organization-info.ts'

describe('what a page knows of its lender', () => {
  const lender = shippedTenants().resolve('hearthline')
  const assets = {
    journeyUrl: '/journey.json',
    copyUrl: '/copy.json',
    themeUrl: '/theme.css',
    logoUrl: '/logo.svg',
    faviconUrl: '/favicon.svg',
    cardUrl: '/card.png',
    illustrationUrl: undefined,
    otherLogoUrls: [],
    fontUrls: [],
  }
  const staysIn = (locale: string) => {
    const info = organizationInfo(inLocale(lender, locale), assets)
    return (info as { readonly tenant: { readonly stays?: object } }).tenant.stays
  }

  it('is in another language what stays in the first one, in the words of that language', () => {
    expect(staysIn('es-US')).toEqual({
      title: 'Lo que sigue en inglés',
      parts: [
        'Los informes de las agencias de crédito',
        'Los chats y correos con una persona de nuestro equipo',
        'La atención por teléfono',
        'Los estados de cuenta y las llamadas una vez abierta su línea',
      ],
      chat: 'Las personas de nuestro equipo escriben en inglés.',
    })
  })

  it('is nothing of that in the first language', () => {
    expect(staysIn('en-US')).toBeUndefined()
  })
})

describe('JSON within a page', () => {
  it('ends no element and begins no comment, and says the same', () => {
    const name = '</script><!-- & \u2028 -->'
    const text = inertJson({ name })
    expect(text).not.toMatch(/[<>&\u2028]/)
    expect(JSON.parse(text)).toEqual({ name })
  })
})

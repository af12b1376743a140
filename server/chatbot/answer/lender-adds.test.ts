import { describe, expect, it } from 'vitest'
import { shippedTenants } from '../../../tests/support/backend/create-test-app.ts'
import { inLocale } from '../../tenants/languages.ts'
import { lenderAdds, lenderOpens } from './lender-adds.ts'

const tenant = shippedTenants().resolve('hearthline')
const article = (id: string) => {
  const found = tenant.effective.source.help.articles?.[id]
  if (found === undefined) throw new Error(`There is no article ${id}.`)
  return found
}

describe('what a lender adds to an answer', () => {
  it('is when its telephone is answered, for whoever asks when it is open', () => {
    expect(lenderAdds(tenant, article('contact'))).toEqual([
      expect.stringMatching(/^Our phone lines are open Monday-Friday from \d+am-\d+pm PT/),
    ])
    const reader = { timeZone: 'America/New_York', now: new Date('2026-11-28T20:00:00Z') }
    expect(lenderAdds(tenant, article('contact'), reader).join()).toMatch(
      / PT.* \(in your time zone, Eastern Time: Monday-Friday from \d+am-\d+pm/,
    )
  })

  it('is the states of its licenses, for whoever asks whether it lends in one', () => {
    expect(lenderAdds(tenant, article('which-states')).join()).toContain(
      [...tenant.settings.licensedStates].sort()[0] ?? 'none',
    )
    expect(lenderAdds(tenant, article('complaint'))).toEqual([])
  })

  it.each([
    ['do you lend in Hawaii', 'en-US', ['We do not lend in HI.']],
    ['Do you lend in Nevada?', 'en-US', ['We lend in NV.']],
    ['¿prestan en Hawái?', 'es-US', ['No prestamos en HI.']],
    ['Are you in West Virginia?', 'en-US', [expect.stringMatching(/ in WV\.$/)]],
    ['In which states do you lend?', 'en-US', []],
  ])('begins with yes or no for a state that the question names: %s', (question, locale, said) => {
    expect(lenderOpens(inLocale(tenant, locale), article('which-states'), question)).toEqual(said)
  })

  it('is the languages that it offers, in the language of whoever asks', () => {
    const spanish = tenant.translations.get('es-US')
    if (spanish === undefined) throw new Error('hearthline offers no Spanish.')
    expect(lenderOpens(tenant, article('language'), '')).toEqual([
      'The application and this chat are in English or Spanish: choose at the top of each page.',
    ])
    expect(lenderOpens(spanish, article('language'), '')).toEqual([
      'La solicitud y este chat están en inglés o español: elija en la parte superior de cada página.',
    ])
    expect(lenderOpens(shippedTenants().resolve('moorblock'), article('language'), '')).toEqual([
      'The application and this chat are in English.',
    ])
  })

  it('is the lender of the same brand that lends in further states', () => {
    expect(lenderAdds(tenant, article('which-states')).at(-1)).toMatch(
      /^At https:\S+ you can apply to Hearthline NY, which lends in NY\.$/,
    )
  })
})

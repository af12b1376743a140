import { describe, expect, it } from 'vitest'
import { repository } from '#source'
import { loadTenants } from '../../tenants/files/load-tenants.ts'
import { isRequested } from './is-requested.ts'
import { vocabularyOf } from './vocabulary.ts'
import { wordsOf } from './words-of.ts'

const tenant = loadTenants(repository).tenants.find(({ code }) => code === 'hearthline')
const help = tenant?.effective.source.help ?? {}
const isFraud = (text: string) =>
  isRequested(help.articles?.fraud ?? {}, wordsOf(text), vocabularyOf(help).ignored)

describe('a denial of an act of one’s own', () => {
  it.each([
    'I did not sign',
    'We never agreed to this',
    'I did not request any change',
    'You wrote that I withdrew, but I did not',
    'That is not my signature on the deed',
    'Yo no autoricé nada',
    'Nunca firmé esos papeles',
  ])('is a report of fraud: %s', (text) => {
    expect(isFraud(text)).toBe(true)
  })

  it.each([
    'I did not sign yet',
    'What happens if I did not sign?',
    'I did not sign all of them because the notary left',
    'I did not see where to sign',
    'I signed but I did not get my money',
    'I am not sure where my signature goes',
    'I have not signed',
    'Todavía no firmé',
    '¿Qué pasa si no firmo?',
    'No firmé todo',
  ])('is not one where it says that something is still to be done, or anything else: %s', (text) => {
    expect(isFraud(text)).toBe(false)
  })
})

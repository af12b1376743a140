import { expect, it } from 'vitest'
import { repository } from '#source'
import { loadTenants } from '../tenants/files/load-tenants.ts'
import type { LetterWords } from './letter-words.ts'
import { writeLetter } from './written/write-letter.ts'

// `tsc` fails where it accepts one of these.
const refused: readonly LetterWords[] = [
  // @ts-expect-error the letter names {code} and {minutes}
  { template: 'setupCode', values: { minutes: '15' } },
  // @ts-expect-error the letter names no {day}, so whoever gets it would not read which
  { template: 'setupCode', values: { code: '123456', minutes: '15', day: 'today' } },
  // @ts-expect-error no such letter
  { template: 'setupCodes' },
]

it('takes the values that the subject and the body name, and no others', () => {
  const [lender] = loadTenants(repository).tenants
  if (lender === undefined) throw new Error('There is no lender.')
  const [short, long] = refused.map((letter) => () => writeLetter(lender, { channel: 'MAIL', ...letter }))
  expect(short).toThrow('"code"')
  expect(long).not.toThrow()
})

it('tells whoever held the money of no application of theirs: a co-owner has none', () => {
  const [lender] = loadTenants(repository).tenants
  if (lender === undefined) throw new Error('There is no lender.')
  const values = { isHeld: 'true', passwordGone: 'false' }
  const { body } = writeLetter(lender, { channel: 'MAIL', template: 'paymentHeld', values })
  expect(body).toContain('once we have reviewed what was done')
  expect(body).not.toContain('your application')
})

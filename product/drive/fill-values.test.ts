import { describe, expect, it } from 'vitest'
import { BorrowerClient } from './borrower-client.ts'
import { fillValues } from './fill-values.ts'
import { overHttp } from './transport.ts'

describe('filling in what a borrower reads from the pages', () => {
  const borrower = new BorrowerClient(overHttp('http://localhost'))

  it('keeps what is written out', async () => {
    const values = { confirmed: true, names: ['a', { b: null }] }
    expect(await fillValues(values, borrower)).toEqual(values)
  })

  it('gives each borrower an address of their own', async () => {
    const [one, two] = [
      await fillValues({ $email: 'jo' }, borrower),
      await fillValues({ $email: 'jo' }, borrower),
    ]
    expect(one).toMatch(/^jo\.[0-9a-f-]{36}@example\.com$/)
    expect(one).not.toBe(two)
  })

  it('stops at a word that it does not know', async () => {
    await expect(fillValues({ $hloc: 'x' }, borrower)).rejects.toThrow('applicant.json asks for "$hloc"')
  })
})

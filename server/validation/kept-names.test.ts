import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { filesOf, loadSource } from '#source'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { walk } from '../../tests/support/http/road.ts'
import { invite } from '../../tests/support/http/signer.ts'
import { readPdf } from '../../tests/support/samples/read-pdf.ts'

// A whole application runs here, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const joint = '11 Joint Deed Drive'
const firstName = 'Keʻala Thị'
const lastName = 'O’Nguyễn-Bįį́h'

describe('a name with accents', () => {
  it('is kept composed and stands so in the agreement and in the letter to a co-owner, however it was typed', async () => {
    const borrower = new Borrower(app)
    const typed = { firstName: firstName.normalize('NFD'), lastName: lastName.normalize('NFD') }
    await borrower.register(registration({ ...typed, street1: joint }))
    expect((await borrower.profile()).name).toMatchObject({ firstName, lastName })
    await walk(borrower, 'CO_DEED_REQ')
    const email = await invite(borrower)
    const letters: readonly { readonly recipient: string; readonly subject: string }[] = (
      await borrower.get('/outbox')
    ).json()
    expect(letters.find(({ recipient }) => recipient === email)?.subject).toContain(
      `${firstName} ${lastName}`,
    )
    const { documents = [] } = await borrower.heloc()
    const note = documents.find(({ type }) => type === 'NOTE')
    const path = `/service-application/api/v1/application/heloc/${borrower.application}/documents/${note?.uuid}`
    expect(await readPdf((await borrower.get(path)).rawPayload)).toContain(
      'KeʻalaThịO’Nguyễn-Bįį́hpromisestopay',
    )
  })

  it.each([
    '李小龙',
    'محمد',
    'Зоя',
    'Jo😀',
    'Jo\u202eDoe',
    'Jo\tDoe',
    '\u0301Doe',
    'Do\u00ade',
    'Doe 1\u0301',
    'http://evil.example/x',
    'evil.com',
    'Doe <b>',
    'Doe $500',
    'Doe 2065550100',
  ])('is refused where no document could print it, or where it says what no name says: %j', async (name) => {
    const answers = registration({ lastName: name })
    const response = await new Borrower(app).post('/identity/api/v1/registration/register', answers)
    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toContain(
      'name: lastName holds more than a name: Latin letters with their accents, spaces, hyphens, apostrophes, commas and periods.',
    )
  })
})

describe('the fields of forms that documents print', () => {
  const printed = /^(first|middle|last|typed|employer)Name$|^employerContact$|^street[12]$|^city$/

  it('have that rule, each', () => {
    const fields = filesOf(loadSource(), 'form').flatMap(({ path, value }) => textFields(value, path))
    const named = fields.filter(({ name }) => printed.test(name))
    expect(named.length).toBeGreaterThan(15)
    const formatOf = (name: string) => (/^(first|middle|last)Name$/.test(name) ? 'person-name' : 'latin-text')
    expect(named.filter(({ name, format }) => format !== formatOf(name))).toEqual([])
  })
})

interface TextField {
  readonly path: string
  readonly name: string
  readonly format: unknown
}

function textFields(value: unknown, path: string): readonly TextField[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]: [string, unknown]) => [
    ...(isText(child) ? [{ path, name, format: child.format }] : []),
    ...textFields(child, path),
  ])
}

const isText = (value: unknown): value is { readonly format?: unknown } =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'string'

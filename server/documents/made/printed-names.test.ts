import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formFormats } from '#engine'
import type { Profile } from '#generated/domain'
import { testApplication } from '../../../tests/support/backend/test-application.ts'
import { difficultNames } from '../../../tests/support/samples/difficult-names.ts'
import { readPdf, withoutSpaces } from '../../../tests/support/samples/read-pdf.ts'
import { loadTenants } from '../../tenants/files/load-tenants.ts'
import { documentFonts } from './document-fonts.ts'
import { documentValues } from './document-values.ts'
import { drawPdf } from './draw-pdf.ts'
import { renderDocument } from './render-document.ts'

const root = path.join(import.meta.dirname, '../../..')
const { tenants } = loadTenants(root)
const tenant = tenants.find(({ code }) => code === 'hearthline')
if (tenant === undefined) throw new Error('tenants/hearthline is gone.')

const now = new Date('2026-11-20T12:00:00Z')
const mayBeTyped = (text: string): boolean => formFormats['latin-text']?.(text) === true

/** Lists every character that a form accepts in a name, tested after a letter that no mark combines with. */
const repertoire = Array.from({ length: 0x110000 }, (_, point) => point)
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point))
  .filter((character) => character.normalize('NFC') === character && mayBeTyped(`q${character}`))

/** Returns the text as it is extracted: one glyph draws both characters, and extraction gives the one that the texts use. */
const asRead = (text: string): string => withoutSpaces(text).replaceAll('\u02bc', '\u2019')

async function deedOf(name: NonNullable<Profile['name']>): Promise<string> {
  const address = { street1: `1 ${name.lastName} Road`, city: 'Portland', state: 'ME', zip: '04101' }
  const heloc = { loanNumber: '202600000001', amount: 60_000, rate: 8.4, term: 10, property: { address } }
  const values = documentValues(tenant as NonNullable<typeof tenant>, testApplication(heloc, { name }))
  const { bytes } = await renderDocument(tenant as NonNullable<typeof tenant>, 'deed', values, now)
  return readPdf(bytes)
}

const letters = repertoire.filter((character) => /\p{L}/u.test(character))
const others = repertoire.filter((character) => !/\p{L}/u.test(character))

/** Generator of up to twelve accepted characters, mostly letters, as they are stored. */
const anyName = fc
  .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...letters) }, fc.constantFrom(...others)), {
    minLength: 1,
    maxLength: 12,
  })
  .map((characters) => characters.join('').normalize('NFC'))
  .filter((name) => mayBeTyped(name) && name.trim() !== '')

describe('a name in a deed', () => {
  const names = [...difficultNames, ...fc.sample(anyName, 200 - difficultNames.length)]

  it('is read back as it was given, for two hundred names', async () => {
    expect(names).toHaveLength(200)
    for (const name of names) {
      expect(mayBeTyped(name), name).toBe(true)
      const read = await deedOf({ firstName: 'Jo', lastName: name.normalize('NFC') })
      expect(read).toContain(asRead(`Jo ${name.normalize('NFC')} grants to the trustee`))
      expect(read).toContain(asRead(`the property at 1 ${name.normalize('NFC')} Road, Portland`))
    }
  })
})

describe('the fonts of documents', () => {
  it('have every character that a form takes', () => {
    for (const font of Object.values(documentFonts))
      expect(
        repertoire.filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
      ).toEqual([])
  })

  it('give every character that a form takes back, in a heading, a paragraph and a table', async () => {
    const words = repertoire.map((character) => (/\p{M}/u.test(character) ? `q${character}` : character))
    const lines = Array.from({ length: Math.ceil(words.length / 24) }, (_, line) =>
      words.slice(line * 24, line * 24 + 24).join(''),
    )
    const sections = lines.map((line) => ({ heading: line, paragraphs: [line], table: [[line, 'x']] }))
    const text = { id: 'sample', title: 'Sample', version: '1', sections }
    const { bytes } = await drawPdf(text, tenant, { madeAt: now })
    const read = await readPdf(bytes)
    for (const line of lines) expect(read.split(asRead(line)).length - 1, line).toBe(3)
  })

  it('draw what is written and no sign that resembles it', async () => {
    const written = ['12x30', '3X4', 'a->b', 'A-B (C) D:E', '(1)', '--', '1/2', 'fi ffl']
    const text = { id: 'sample', title: 'Sample', version: '1', sections: [{ paragraphs: written }] }
    const { bytes } = await drawPdf(text, tenant, { madeAt: now })
    expect(await readPdf(bytes)).toContain(withoutSpaces(written.join('')))
  })

  it('draw a document again, after others, as the first time', async () => {
    const first = await deedOf({ firstName: 'Jo', lastName: 'Nguyễn' })
    const draw = async () => {
      const sections = [{ heading: 'Deed', paragraphs: ['AV To 12x30'], table: [['Rate', '8.4 %']] }]
      return drawPdf({ id: 'sample', title: 'Sample', version: '1', sections }, tenant, { madeAt: now })
    }
    const { bytes } = await draw()
    await deedOf({ firstName: 'Ann', lastName: 'Others' })
    expect(Buffer.from((await draw()).bytes).equals(bytes)).toBe(true)
    expect(await deedOf({ firstName: 'Jo', lastName: 'Nguyễn' })).toBe(first)
  })

  it('make no document with a box for a letter', async () => {
    await expect(deedOf({ firstName: 'Jo', lastName: 'D\u674e' })).rejects.toThrow('have no U+674E')
  })

  it('have every character of our documents, letters and refusals, and of every lender', () => {
    const files = (folder: string) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.json'))
        .map((name) => path.join(folder, name))
    const texts = [...files('flows/documents'), ...files('tenants'), 'flows/copy/en-US/server.json']
    expect(texts.length).toBeGreaterThan(50)
    const unprinted = texts.flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .filter((line) => !mayBeTyped(line.replaceAll('\r', '')))
        .map((line) => `${file}: ${line}`),
    )
    expect(unprinted).toEqual([])
  })
})

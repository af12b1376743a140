import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { contrastOf, deriveTokens, repository, seedsOf } from '#source'
import { readPdf, withoutSpaces } from '../../../tests/support/samples/read-pdf.ts'
import { addressLine } from '../../tenants/address-line.ts'
import { loadTenants } from '../../tenants/files/load-tenants.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { drawPdf } from './draw-pdf.ts'
import { lenderMark } from './lender-mark.ts'

const { tenants } = loadTenants(repository)
const lenders = tenants.filter(({ code }) =>
  ['hearthline', 'harborcu', 'moorblock', 'granite-pass'].includes(code),
)
const making = {
  madeAt: new Date('2026-11-20T02:00:00Z'),
  timeZone: 'America/New_York',
  borrower: 'Jo Nguyễn',
}
const paragraphs = Array.from({ length: 60 }, (_, line) => `Paragraph ${line}.`)
const text = { id: 'note', title: 'Note', version: '2026-01', sections: [{ paragraphs }] }
const read = async (tenant: Tenant) => readPdf((await drawPdf(text, tenant, making)).bytes)

describe('the letterhead of a document', () => {
  it('names the lender, its license, its address and its telephone, of each lender', async () => {
    expect(lenders).toHaveLength(4)
    for (const tenant of lenders) {
      const { companyInfo } = tenant.settings.org.orgMetaData
      const words = await read(tenant)
      for (const said of [
        tenant.settings.org.orgBrand,
        companyInfo.companyName,
        `NMLS #${companyInfo.companyNMLS}`,
        addressLine(companyInfo.companyAddress),
        companyInfo.phoneFormatted,
      ])
        expect(words, tenant.code).toContain(withoutSpaces(said))
    }
  })

  it('names the lender and the title on each further page', async () => {
    for (const tenant of lenders) {
      const [, second = ''] = (await read(tenant)).split(withoutSpaces('Page 1 of 2'))
      expect(second).toContain(withoutSpaces(`${tenant.settings.org.orgBrand}Note`))
    }
  })

  it('bears the mark of each shipped lender, drawn from its icon, on white', async () => {
    const marks = await Promise.all(tenants.map(({ effective }) => lenderMark(effective.images)))
    expect(marks.filter((mark) => mark === undefined)).toEqual([])
    // Lenders of one group share an icon; if icons were drawn blank, all would be equal.
    const kinds = new Set(marks.map((mark = Buffer.of()) => createHash('sha256').update(mark).digest('hex')))
    expect(kinds.size).toBeGreaterThan(marks.length / 2)
  })

  it.each([1, 16, 341, 342, 512, 20_000])('bears an icon of %i units, drawn sharply', async (units) => {
    const half = `<rect width="${units / 2}" height="${units}"/>`
    const favicon = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${units} ${units}">${half}</svg>`,
    )
    const { data, info } = await sharp(await lenderMark({ favicon }))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const grayAt = (x: number) => data[(96 * info.width + x) * info.channels]
    expect([info.width, grayAt(94), grayAt(97)]).toEqual([192, 0, 255])
  })

  it('bears the initial where the icon cannot be drawn', async () => {
    const [tenant] = lenders
    if (tenant === undefined) throw new Error('No lender is served.')
    const images = { favicon: Buffer.from([0, 0, 1, 0]) }
    expect(await lenderMark(images)).toBeUndefined()
    const words = await read({ ...tenant, effective: { ...tenant.effective, images } })
    expect(
      words.startsWith(
        `${tenant.settings.org.orgBrand.slice(0, 1)}${withoutSpaces(tenant.settings.org.orgBrand)}`,
      ),
    ).toBe(true)
  })

  it('is in a color that reads on white paper, of every lender', () => {
    for (const { code, settings } of tenants) {
      const tokens = { ...deriveTokens(seedsOf(settings.theme, 'light'), 'light'), paper: '#ffffff' }
      const pair = { token: 'brand-text', on: 'paper', ratio: 4.5 } as const
      expect(contrastOf(tokens, pair), code).toBeGreaterThanOrEqual(4.5)
    }
  })
})

describe('the foot of a document', () => {
  it('says for whom it was made, on which day where the home lies, and which page of how many it is', async () => {
    for (const tenant of lenders) {
      const words = await read(tenant)
      for (const page of [1, 2])
        expect(words, tenant.code).toContain(
          withoutSpaces(`Borrower Jo Nguyễn, made on 11/19/2026note 2026-01 · Page ${page} of 2`),
        )
    }
  })
})

import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { pathOf } from '#engine'
import { loadSource, type TenantJourney } from '#source'
import { BorrowerClient } from '../../product/drive/borrower-client.ts'
import { driveApplication } from '../../product/drive/drive-application.ts'
import { overHttp } from '../../product/drive/transport.ts'
import { shippedLenders } from '../../tests/support/lenders/shipped-lenders.ts'
import { loadRoad } from '../../tools/scenario/roads.ts'
import { expect, test } from '../support/fixtures.ts'
import { lookAt } from '../support/look-at.ts'
import { held } from '../support/product-server.ts'
import { showing } from '../support/sign-in.ts'
import { Traffic } from '../support/traffic.ts'

/** Pages that show a lender's brand, each with the road that passes it. */
const keyPages = {
  'product/select': 'main',
  'signing/intro': 'main',
  complete: 'main',
  'error/decline': 'bankruptcy',
} as const

/** Wide screen, the same screen at 200 percent zoom (1280 points become 640), and the narrowest telephone. */
const widths = [1280, 640, 320]

const folder = 'test-results/pages'

test.use({ pace: held })

/**
 * Lenders to test: all with `LENDERS=all`, or those that LENDERS names; otherwise one, which `SEED` selects, so that
 * each seed of the test command checks another brand.
 */
function chosen(): readonly TenantJourney[] {
  const all = shippedLenders(loadSource())
  const { LENDERS = '', SEED = '1' } = process.env
  if (LENDERS === 'all') return all
  const named = all.filter(({ tenant }) => LENDERS.split(',').includes(tenant.code))
  return LENDERS === '' ? all.slice(Number(SEED) % all.length).slice(0, 1) : named
}

for (const effective of chosen()) {
  const { code } = effective.tenant
  const { pages } = effective.source

  test(`the key pages of ${code}, at every width`, async ({ page, server }) => {
    test.setTimeout(240_000)
    const traffic = new Traffic(page)
    const look = (id: string) =>
      lookAt(page, { traffic, widths, picture: (width) => `${folder}/${fileOf(code, id, width)}` })
    await page.goto(`${pathOf(pages, 'register')}?org=${code}`)
    await look('register')
    for (const road of new Set(Object.values(keyPages))) {
      const left = new Set(Object.entries(keyPages).flatMap(([id, own]) => (own === road ? [id] : [])))
      const borrower = new BorrowerClient(overHttp(server.url))
      const { pages: shown } = loadRoad(road)
      await driveApplication(borrower, effective, {
        road: loadRoad(road),
        hurries: true,
        tell: async ({ id: step }) => {
          for (const id of [...left].filter((each) => shown[each] === step)) {
            await showing(page, borrower, async () => {
              await open(page, pathOf(pages, id, { uuid: borrower.applicationUuid }))
              await expect(page.locator('body')).toContainText(
                effective.tenant.org.orgMetaData.companyInfo.companyName,
              )
              await look(id)
            })
            left.delete(id)
          }
          return left.size === 0 ? 'ENOUGH' : undefined
        },
      })
      expect([...left], `pages that ${road} did not come to`).toEqual([])
    }
  })
}

test.afterAll(() => {
  const ids = ['register', ...Object.keys(keyPages)]
  const rows = chosen().map(
    ({ tenant: { code } }) => `<tr><th>${code}</th>${ids.map((id) => cell(code, id)).join('')}</tr>`,
  )
  const head = `<tr><th></th>${ids.map((id) => `<th>${id}</th>`).join('')}</tr>`
  writeFileSync(
    `${folder}/lenders.html`,
    `<!doctype html><title>Lenders</title><table>${head}${rows.join('')}</table>`,
  )
})

const fileOf = (code: string, id: string, width: number): string =>
  `lender.${code}.${id.replaceAll('/', '-')}-${width}.png`

const cell = (code: string, id: string): string =>
  `<td>${widths.map((width) => `<img alt="" height="320" src="${fileOf(code, id, width)}">`).join('')}</td>`

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  expect(new URL(page.url()).pathname).toBe(path)
}

import type { Page } from '@playwright/test'
import { pathOf } from '#engine'
import { loadSource, tenantJourney } from '#source'
import { BorrowerClient } from '../../product/drive/borrower-client.ts'
import { driveApplication } from '../../product/drive/drive-application.ts'
import { callingFrom, overHttp, type Transport } from '../../product/drive/transport.ts'
import { addressOf } from '../../tools/scenario/road-pages.ts'
import { loadRoad } from '../../tools/scenario/roads.ts'
import { publicPagesOf } from '../road/pages-of-roads.ts'
import type { SentLetter } from '../support/code-to.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { held } from '../support/product-server.ts'
import { showing } from '../support/sign-in.ts'
import { englishLeft } from './english-left.ts'

test.use({ pace: held })

const source = loadSource()
const locale = 'es-US'
const lenders = ['hearthline', 'bay-and-main'] as const

const inSpanish = ({ url, send }: Transport): Transport => ({
  url,
  send: (path, init) => {
    const headers = new Headers(init.headers)
    headers.set('cookie', `language=${locale}`)
    return send(path, { ...init, headers })
  },
})

test('every page for visitors can be read in Spanish', async ({ page }) => {
  test.setTimeout(300_000)
  const { pages } = tenantJourney(source, 'hearthline').source
  for (const id of publicPagesOf(pages).filter((each) => each !== 'not-accepting'))
    await expectSpanish(page, `${pathOf(pages, id)}?lang=${locale}`)
})

for (const tenant of lenders)
  test(`somebody applies at ${tenant} in Spanish, from the first page to the last letter`, async ({
    page,
    request,
    server,
    problems,
  }) => {
    test.setTimeout(420_000)
    // A person who signs nothing sees a message on the signers' pages.
    problems.allow(/404 .*\/co-deed\/(signing|drafts)\)$/)
    const journey = tenantJourney(source, tenant)
    const { pages } = journey.source
    const walked = loadRoad('main')
    const person = new BorrowerClient(inSpanish(callingFrom('10.7.0.1', overHttp(server.url))))
    await page.goto(`/terms?org=${tenant}&lang=${locale}`)
    const left = new Set(Object.keys(walked.pages))
    await driveApplication(person, journey, {
      road: walked,
      hurries: true,
      tell: async ({ id }) => {
        for (const path of [...left].filter((each) => walked.pages[each] === id)) {
          await showing(page, person, () =>
            expectSpanish(page, addressOf(pages, path, person.applicationUuid)),
          )
          left.delete(path)
        }
        return undefined
      },
    })
    const letters: readonly SentLetter[] = await (await request.get('/outbox')).json()
    expect(letters.length).toBeGreaterThan(5)
    for (const { template, body } of letters)
      expect.soft(englishLeft(body), `English in the letter ${template}`).toEqual([])
  })

/** Opens a page on a small telephone and expects Spanish alone, nothing wider than the window, and nothing that axe finds. */
async function expectSpanish(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await page.waitForLoadState('networkidle')
  const { text, beyond } = await page.evaluate(() => ({
    text: document.body.innerText,
    beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))
  expect.soft(englishLeft(text), `English at ${address}`).toEqual([])
  expect.soft(beyond, `pixels beyond 320 at ${address}`).toBeLessThanOrEqual(0)
  await expectAccessible(page)
}

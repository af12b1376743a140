import type { Page } from '@playwright/test'
import { pathOf } from '#engine'
import { loadSource, tenantJourney } from '#source'
import { BorrowerClient } from '../../product/drive/borrower-client.ts'
import { driveApplication } from '../../product/drive/drive-application.ts'
import { callingFrom, overHttp } from '../../product/drive/transport.ts'
import { addressOf, pageIn } from '../../tools/scenario/road-pages.ts'
import type { Road } from '../../tools/scenario/roads.ts'
import { everyRoad, fewestRoads, pathsOf, publicPagesOf, roads } from '../road/pages-of-roads.ts'
import { expect, test as productTest } from '../support/fixtures.ts'
import { expectLargeTextFits } from '../support/large-text.ts'
import { lookAt } from '../support/look-at.ts'
import { held } from '../support/product-server.ts'
import { showing, signIn } from '../support/sign-in.ts'
import { Traffic } from '../support/traffic.ts'

/**
 * Test that opens all pages in one window, because a new window takes longer than a page. Each test signs its own
 * person in first.
 */
const test = productTest.extend<object, { window: Page; traffic: Traffic }>({
  window: [
    async ({ browser, server }, use) => {
      const context = await browser.newContext({
        baseURL: server.url,
        locale: 'en-US',
        timezoneId: 'America/Los_Angeles',
        reducedMotion: 'reduce',
      })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: ({ window }, use) => use(window.context()),
  page: ({ window }, use) => use(window),
  traffic: [({ window }, use) => use(new Traffic(window)), { scope: 'worker' }],
})

test.use({ pace: held })

const source = loadSource()
const provider = tenantJourney(source, 'hearthline')
const { pages } = provider.source
const publicPages = publicPagesOf(pages)

test('every page of pages.json is opened here', () => {
  const opened = new Set([...publicPages, ...roads.flatMap(pathsOf).map((path) => pageIn(pages, path))])
  expect(Object.keys(pages.pages).filter((id) => !opened.has(id))).toEqual([])
})

/** Pages that redirect visitors of the default lender, each with a lender that shows it. */
const atOthers: Readonly<Record<string, string>> = { 'not-accepting': 'summit-wholesale' }

for (const id of publicPages) {
  test(`${id} is open to a visitor`, async ({ page, traffic }) => {
    await signIn(page, undefined)
    const lender = atOthers[id]
    await open(page, traffic, pathOf(pages, id), lender && `?org=${lender}`)
    if (lender !== undefined) await page.context().clearCookies({ name: 'org' })
  })
}

const shares = process.env.EVERY_ROAD === '1' ? everyRoad() : fewestRoads()

for (const [index, { road, fresh }] of shares.entries()) {
  test(`the pages of the road ${road.name}`, async ({ page, traffic, server, problems }) => {
    // The longest road opens some thirty pages.
    test.setTimeout(120_000 + fresh.length * 15_000)
    // A person who signs nothing sees a message on the signers' pages; the server responds with 404 for their signing
    // and drafts.
    problems.allow(/404 .*\/co-deed\/(signing|drafts)\)$/)
    const borrower = new BorrowerClient(callingFrom(`10.0.0.${index}`, overHttp(server.url)))
    const effective = road.tenant === undefined ? provider : tenantJourney(source, road.tenant)
    const left = new Set(fresh)
    let signer: BorrowerClient | undefined
    const openAt = async (person: BorrowerClient, shown: Road['pages'], at: string) => {
      for (const path of Object.keys(shown).filter((each) => shown[each] === at && left.has(each))) {
        await showing(page, person, () => open(page, traffic, addressOf(pages, path, person.applicationUuid)))
        left.delete(path)
      }
    }
    await driveApplication(borrower, effective, {
      road,
      hurries: true,
      tell: async ({ id }) => {
        await openAt(borrower, road.pages, id)
        if (signer !== undefined) await openAt(signer, road.signerPages, id)
        return left.size === 0 ? 'ENOUGH' : undefined
      },
      tellSigner: async (each, move) => {
        signer = each
        await openAt(each, road.signerPages, move)
      },
    })
    expect([...left], 'pages that the road did not come to').toEqual([])
  })
}

/** Opens a page by its address on a telephone, looks at it there and in a large window, and expects to stay at the address. */
async function open(page: Page, traffic: Traffic, path: string, query = ''): Promise<void> {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto(path + query)
  await lookAt(page, { traffic, widths: [390, 1280] })
  expect(new URL(page.url()).pathname).toBe(path)
  await expectLargeTextFits(page)
}

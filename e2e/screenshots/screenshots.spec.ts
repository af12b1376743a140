import type { Page } from '@playwright/test'
import { pathOf } from '#engine'
import { loadSource, tenantJourney } from '#source'
import { BorrowerClient } from '../../product/drive/borrower-client.ts'
import { driveApplication } from '../../product/drive/drive-application.ts'
import { DriveStopped } from '../../product/drive/drive-stopped.ts'
import { callingFrom, overHttp } from '../../product/drive/transport.ts'
import { addressOf } from '../../tools/scenario/road-pages.ts'
import type { Road } from '../../tools/scenario/roads.ts'
import { fewestRoads, publicPagesOf } from '../road/pages-of-roads.ts'
import { expect, test } from '../support/fixtures.ts'
import { held } from '../support/product-server.ts'
import { signIn } from '../support/sign-in.ts'
import { Traffic } from '../support/traffic.ts'
import { pictureOf, schemes, widths } from './pictures.ts'

test.use({ pace: held })

const source = loadSource()
const lenders = (process.env.LENDERS ?? 'hearthline,harborcu,lone-mesa,riverbend').split(',')

for (const [number, lender] of lenders.entries()) {
  const journey = tenantJourney(source, lender)
  const { pages } = journey.source

  test(`${lender}: what visitors see`, async ({ page, problems }) => {
    problems.allow(/./)
    const traffic = new Traffic(page)
    for (const id of publicPagesOf(pages))
      await picture(page, traffic, lender, id, `${pathOf(pages, id)}?org=${lender}`)
  })

  // A road that names its lender is driven once, with the first of the requested lenders.
  const shares = fewestRoads().filter(({ road }) => road.tenant === undefined || number === 0)
  for (const [index, { road, fresh }] of shares.entries())
    test(`${lender}: the pages of the road ${road.name}`, async ({ page, problems, server }) => {
      problems.allow(/./)
      const traffic = new Traffic(page)
      const borrower = new BorrowerClient(callingFrom(`10.${number}.0.${index}`, overHttp(server.url)))
      let signer: BorrowerClient | undefined
      const take = async (person: BorrowerClient, shown: Road['pages'], at: string) => {
        const here = fresh.filter((path) => shown[path] === at)
        if (here.length > 0) await signIn(page, person)
        for (const path of here)
          await picture(
            page,
            traffic,
            road.tenant ?? lender,
            path,
            addressOf(pages, path, person.applicationUuid),
          )
      }
      const driven = driveApplication(borrower, road.tenant ? tenantJourney(source, road.tenant) : journey, {
        road,
        hurries: true,
        tell: async ({ id }) => {
          await take(borrower, road.pages, id)
          if (signer !== undefined) await take(signer, road.signerPages, id)
          return undefined
        },
        tellSigner: async (each, move) => {
          signer = each
          await take(each, road.signerPages, move)
        },
      })
      await driven.catch((error: unknown) => {
        if (!(error instanceof DriveStopped)) throw error
        console.log(`${lender} does not take the road ${road.name} to its end: ${error.message}`)
      })
    })
}

/** Takes pictures of a page at every width, light and dark. Does not check that the page keeps its address. */
async function picture(page: Page, traffic: Traffic, lender: string, name: string, path: string) {
  await page.setViewportSize({ width: widths[0], height: 900 })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await traffic.settle()
      await page.screenshot({ path: pictureOf({ lender, page: name, width, scheme }), fullPage: true })
    }
  }
}

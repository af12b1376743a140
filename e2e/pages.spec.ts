import type { Page } from '@playwright/test'
import { effectiveJourney, loadSource } from '#source'
import { pathOf } from '../screens/journey/page-path.ts'
import { BorrowerClient } from '../tools/drive/borrower-client.ts'
import { driveApplication } from '../tools/drive/drive-application.ts'
import { loadRoad, type Road, roadNames } from '../tools/drive/roads.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { held } from './product-server.ts'

test.use({ pace: held })

const source = loadSource()
const provider = effectiveJourney(source, 'hearthline')
const { pages } = provider.source
const roads = roadNames().map((name) => loadRoad(name))

/** `income/link/truv-payroll` of a road's file is the page income/link. */
const pageIn = (path: string): string | undefined =>
  Object.keys(pages.pages)
    .filter((id) => path === id || path.startsWith(`${id}/`))
    .sort((a, b) => b.length - a.length)[0]

const publicPages = Object.entries(pages.pages).flatMap(([id, { area }]) => (area === 'public' ? [id] : []))

test('every page of pages.json is opened here', () => {
  const opened = new Set([...publicPages, ...roads.flatMap((road) => Object.keys(road.pages).map(pageIn))])
  expect(Object.keys(pages.pages).filter((id) => !opened.has(id))).toEqual([])
})

for (const id of publicPages) {
  test(`${id} is open to a visitor`, async ({ page }) => {
    await open(page, id, pathOf(pages, id))
  })
}

for (const road of roads.filter((each) => Object.keys(each.pages).length > 0)) {
  test(`the pages of the road ${road.name}`, async ({ page, server }) => {
    const borrower = new BorrowerClient(server.url)
    const effective = road.tenant === undefined ? provider : effectiveJourney(source, road.tenant)
    await driveApplication(borrower, effective, {
      road,
      hurries: true,
      tell: (_, visit) => openAt(page, borrower, road, visit),
    })
  })
}

/** The pages that a road opens at a visit, in the browser of the same person. */
async function openAt(page: Page, borrower: BorrowerClient, road: Road, visit: string): Promise<void> {
  const due = Object.entries(road.pages).filter(([, state]) => state === visit)
  if (due.length === 0) return
  await signIn(page, borrower)
  for (const [path] of due) {
    const id = pageIn(path) ?? path
    const [own] = path.slice(id.length + 1).split('/')
    const [name] = pages.pages[id]?.params ?? []
    const params = name === undefined || own === undefined ? {} : { [name]: own }
    await open(page, path, pathOf(pages, id, { uuid: borrower.applicationUuid, params }))
  }
}

async function signIn(page: Page, { token, applicationUuid }: BorrowerClient): Promise<void> {
  await page.goto('/terms')
  await page.evaluate(
    ([jwt, uuid]) => {
      localStorage.setItem('jwt', jwt ?? '')
      localStorage.setItem('heloc_uuid', uuid ?? '')
    },
    [token, applicationUuid],
  )
}

/** Opens a page as it is reached by its address, looks at it at both widths, and keeps a picture of each. */
async function open(page: Page, name: string, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(new URL(page.url()).pathname).toBe(path)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({
      path: `test-results/pages/${name.replaceAll('/', '-')}-${width}.png`,
      fullPage: true,
    })
    await expectAccessible(page)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      `${name} fits ${width} px`,
    ).toBe(true)
  }
}

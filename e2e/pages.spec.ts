import type { Page } from '@playwright/test'
import { effectiveJourney, loadSource } from '#source'
import { pathOf } from '../screens/journey/page-path.ts'
import { BorrowerClient } from '../tools/drive/borrower-client.ts'
import { driveApplication } from '../tools/drive/drive-application.ts'
import { loadRoad, roadNames } from '../tools/drive/roads.ts'
import { expect, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'
import { held } from './product-server.ts'

test.use({ pace: held })

const source = loadSource()
const provider = effectiveJourney(source, 'hearthline')
const { pages } = provider.source
const roads = roadNames().map((name) => loadRoad(name))
const publicPages = Object.entries(pages.pages).flatMap(([id, { area }]) => (area === 'public' ? [id] : []))

/** `income/link/truv-payroll` of a road's file is the page income/link. */
const pageIn = (path: string): string | undefined =>
  Object.keys(pages.pages)
    .filter((id) => path === id || path.startsWith(`${id}/`))
    .sort((a, b) => b.length - a.length)[0]

test('every page of pages.json is opened here', () => {
  const onRoads = roads.flatMap((road) => [...Object.keys(road.pages), ...Object.keys(road.signerPages)])
  const opened = new Set([...publicPages, ...onRoads.map(pageIn)])
  expect(Object.keys(pages.pages).filter((id) => !opened.has(id))).toEqual([])
})

for (const id of publicPages) {
  test(`${id} is open to a visitor`, async ({ page }) => {
    await open(page, id, pathOf(pages, id))
  })
}

const seen = new Set<string>()

for (const road of roads) {
  // Each page once, on the first road that comes to it; EVERY_ROAD=1 looks at it on all of them.
  const fresh = [...Object.keys(road.pages), ...Object.keys(road.signerPages)].filter(
    (path) => process.env.EVERY_ROAD === '1' || !seen.has(path),
  )
  if (fresh.length === 0) continue
  for (const path of fresh) seen.add(path)
  test(`the pages of the road ${road.name}`, async ({ page, server }) => {
    const borrower = new BorrowerClient(server.url)
    const effective = road.tenant === undefined ? provider : effectiveJourney(source, road.tenant)
    let signer: BorrowerClient | undefined
    const left = new Set(fresh)
    await driveApplication(borrower, effective, {
      road,
      hurries: true,
      tell: async (_, visit) => {
        await openAt(page, borrower, road.pages, visit, left)
        if (signer !== undefined) await openAt(page, signer, road.signerPages, visit, left)
        return left.size === 0 ? 'ENOUGH' : undefined
      },
      tellSigner: async (each, step) => {
        signer = each
        await openAt(page, each, road.signerPages, step, left)
      },
    })
    expect([...left], 'pages that the road did not come to').toEqual([])
  })
}

/** The pages that are due at a visit or step, in the browser of the person who drives. */
async function openAt(
  page: Page,
  person: BorrowerClient,
  shown: Readonly<Record<string, string>>,
  at: string,
  left: Set<string>,
): Promise<void> {
  const due = Object.keys(shown).filter((path) => shown[path] === at && left.has(path))
  if (due.length === 0) return
  await signIn(page, person)
  for (const path of due) {
    await open(page, path, addressOf(path, person.applicationUuid))
    left.delete(path)
  }
}

function addressOf(path: string, uuid: string): string {
  const id = pageIn(path) ?? path
  const [own] = path.slice(id.length + 1).split('/')
  const [name] = pages.pages[id]?.params ?? []
  return pathOf(pages, id, { uuid, params: name === undefined || !own ? {} : { [name]: own } })
}

async function signIn(page: Page, { token, applicationUuid }: BorrowerClient): Promise<void> {
  await page.goto('/terms')
  await page.evaluate(
    ([jwt, uuid]) => {
      localStorage.clear()
      localStorage.setItem('jwt', jwt ?? '')
      localStorage.setItem('heloc_uuid', uuid ?? '')
    },
    [token, applicationUuid],
  )
}

/** Opens a page by its address, and stays there. */
async function open(page: Page, name: string, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(path)
  await lookAt(page, name)
  expect(new URL(page.url()).pathname).toBe(path)
}

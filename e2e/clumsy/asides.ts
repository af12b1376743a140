import type { Page } from '@playwright/test'
import { pathOf } from '#engine'
import { loadSource, tenantJourney } from '#source'
import { loadRoad } from '../../tools/scenario/roads.ts'
import { copy } from '../support/copy.ts'
import { expect } from '../support/fixtures.ts'

const journey = tenantJourney(loadSource(), 'hearthline').source
const source = journey.pages
const road = loadRoad('main').pages

/** Page id of a path of the road: `income/link/TRUV_PAYROLL` belongs to the page income/link. */
const pageAt = (path: string) =>
  Object.keys(source.pages).findLast((id) => path === id || path.startsWith(`${id}/`)) ?? path

/** Pages of the main road that submit a form, in the order of the road. */
export const asked = Object.keys(road).filter((id) => {
  const { area, submissions = [] } = source.pages[id] ?? {}
  return area === 'application' && submissions.length > 0
})

/** Pages of the road in states in which the server waits for a person. */
export const pagesOfPeople = Object.keys(road).filter(
  (path) => journey.process.states[road[path] ?? '']?.job === undefined,
)

/** Pages of the road that may be visited besides one that asks, in the same server state. */
export const asidesOf = (id: string): readonly string[] =>
  Object.keys(road).filter((path) => road[path] === road[id] && path !== id && !asked.includes(path))

/** Visits another page, goes offline and online there, reloads it, and returns to the page that asks. */
export async function lookAside(page: Page, path: string): Promise<void> {
  const here = page.url()
  const [, uuid = ''] = /heloc\/([0-9a-f-]{36})/.exec(here) ?? []
  const id = pageAt(path)
  const { area, title = '' } = source.pages[id] ?? {}
  await page.goto(area === 'application' ? `/account/heloc/${uuid}/${path}` : pathOf(source, id))
  const heading = page.getByRole('heading', { level: 1, name: copy(title) })
  await heading.waitFor()
  // A page that is cut off while its parts still load is an error screen, which comes back with the connection.
  await expect(page.locator('.skeleton')).toHaveCount(0)
  await page.context().setOffline(true)
  const said = page.getByText(copy('errors.connection.offline'))
  await expect(said).toBeVisible()
  await page.context().setOffline(false)
  await expect(said).toBeHidden()
  await page.reload()
  await heading.waitFor()
  await page.goto(here)
}

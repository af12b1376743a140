import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openEmbedded } from '../../server/database/open-embedded.ts'
import { addCohort, addPageDay } from '../../tests/support/database/fill-insights.ts'
import { hire } from '../chat/talk.ts'
import { expect, test } from '../support/fixtures.ts'
import { lookAt } from '../support/look-at.ts'
import type { ProductServer } from '../support/product-server.ts'

/** Lender that no other test uses: activity of other tests would change its statistics. */
const tenant = 'pine-county'
const other = 'lone-mesa'
const charts = ['Applications by week', 'Where visits end', 'Experiments', 'Speed of the pages', 'Errors']
const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)

/** Looks at the page on desktop, tablet and telephone, in light and dark. */
async function lookInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await lookAt(page, { widths: [1280, 768, 390] })
  }
}

/** Inserts some weeks of applications, and visits of one day. */
async function fill(server: ProductServer, count: number): Promise<void> {
  await server.kill('SIGTERM')
  const database = await openEmbedded({ dataDir: server.dataDir, leastFreeBytes: 0 }, () => {})
  for (const weeksAgo of count < 10 ? [0] : [0, 1, 2, 3, 4, 5]) {
    const cohort = { tenant, day: day(weeksAgo * 7) }
    await addCohort(database, { ...cohort, count, states: ['OFFER_SELECTION'], variation: 'control' })
    const states = ['OFFER_SELECTION', 'CO_DEED_REQ']
    await addCohort(database, {
      ...cohort,
      count: count < 10 ? 0 : count + 7,
      states,
      variation: 'variation',
    })
  }
  for (const [index, page] of ['register', 'start/profile', 'liens', 'income/review'].entries())
    await addPageDay(database, {
      ...{ tenant, page, day: day(count < 10 ? 1 : 2) },
      ...{ sessions: count < 10 ? count : count * (5 - index), exits: count < 10 ? 1 : count * (index % 3) },
    })
  await database.close()
  await server.open()
}

test('an administrator sees the numbers of their lenders, none of small groups, and saves them', async ({
  browser,
  request,
  server,
}) => {
  const page = await hire(browser, request, server, {
    name: 'Ada Min',
    roles: 'SUPPORT_AGENT,ADMINISTRATOR',
    tenant: `${tenant},${other}`,
  })

  const choose = (lender: string) => page.getByLabel('Lender').selectOption(lender)

  await test.step('nothing in an empty product, and nothing of nine', async () => {
    await page.getByRole('link', { name: 'Numbers', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Numbers' })).toBeFocused()
    await expect(page.getByText('There is nothing to show yet, or too little.')).toHaveCount(charts.length)
    await lookInBothSchemes(page)
    await page.goto('/agent')
    await fill(server, 9)
    await page.goto('/agent/insights')
    await expect(page.getByText('There is nothing to show yet, or too little.')).toHaveCount(charts.length)
  })

  await test.step('charts of some hundred, each with its table', async () => {
    await page.goto('/agent')
    await fill(server, 40)
    await page.goto('/agent/insights')
    await choose('Pine County')
    for (const name of charts) await expect(page.getByRole('img', { name })).toBeVisible()
    await page.getByText('Show as a table Applications by week').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('columnheader', { name: 'Begun' })).toBeVisible()
    await expect(page.getByRole('cell', { name: /^\d\d\/\d\d\/\d{4}$/ }).first()).toBeVisible()
    for (const name of charts.slice(1)) await page.getByText(`Show as a table ${name}`).click()
    await expect(page.getByRole('table')).toHaveCount(charts.length)
    await lookInBothSchemes(page)
  })

  await test.step('nothing of it while another of their lenders is chosen', async () => {
    await choose('Lone Mesa')
    await expect(page.getByText('There is nothing to show yet, or too little.')).toHaveCount(charts.length)
    await choose('Pine County')
    await expect(page.getByRole('img', { name: 'Errors' })).toBeVisible()
  })

  await test.step('a download by the keyboard', async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as CSV Where visits end' }).press('Enter')
    const download = await saved
    expect(download.suggestedFilename()).toBe(`${tenant}-pages.csv`)
    expect(readFileSync(await download.path(), 'utf8')).toContain(`\r\n${tenant},register,`)
  })
  await page.context().close()
})

import type { Locator, Page } from '@playwright/test'
import { driveTo } from '../road/drive-to.ts'
import { copy } from '../support/copy.ts'
import { expect, test } from '../support/fixtures.ts'

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('It is not shown.')
  return box
}
/** Whether a toast stands above or beside the words of a heading. */
const isClearOf = async (toast: Locator, heading: Locator) => {
  const words = await heading.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { top, right } = range.getBoundingClientRect()
    return { top, right }
  })
  const { x, y, height } = await boxOf(toast)
  return y + height <= words.top || x >= words.right
}
const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })

test('documents leave no hole beside their list when none is open, and the chat covers nothing', async ({
  page,
  server,
}) => {
  await resize(page, 390)
  await driveTo(page, server, { until: 'APP_SUBMISSION' })
  const list = page.locator('.reading-list')
  const first = page.locator('.reading-toggle').first()
  await test.step('the first opens when the window grows, and the list takes all the room when it is closed', async () => {
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await resize(page, 1280)
    await expect(page.locator('.reading-body')).toBeVisible()
    expect((await boxOf(first)).x).toBeGreaterThan((await boxOf(list)).x + 300)
    await first.click()
    expect((await boxOf(first)).x).toBeCloseTo((await boxOf(list)).x, -1)
  })
  await test.step('the button of the chat floats in the margin; on a narrow screen it is the edge of the window', async () => {
    const chat = page.getByRole('button', { name: copy('chat.open') })
    for (const width of [390, 1023, 1024, 1280, 1440, 1600, 1787, 1788, 1920]) {
      await resize(page, width)
      const [button, side] = [await boxOf(chat), await boxOf(page.locator('.frame-body > *').first())]
      if (width < 1024) expect(button).toMatchObject({ x: 0, width, y: 900 - 48 })
      else expect(button.x).toBeGreaterThan(side.x + side.width)
      for (const part of await page.locator('.site-footer-inner > *').all()) {
        const { x, width: taken } = await boxOf(part)
        if (width >= 1024) expect(button.x, `footer at ${width}`).toBeGreaterThan(x + taken)
      }
    }
  })
  await test.step('the dashboard fits a telephone in letters twice as large', async () => {
    await resize(page, 390)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: /^Application 20/ })).toBeVisible()
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

test('a toast covers no heading, on a telephone either', async ({ page, server, problems }) => {
  problems.allow(/404/)
  await driveTo(page, server, { until: 'OFFER_SELECTION' })
  const heading = page.getByRole('heading', { level: 1 })
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/account/heloc/3f5378b0-3a68-4233-837d-ed5cc9163b8e')
    const toast = page.getByRole('listitem').filter({ hasText: copy('shell.moved.missing') })
    await expect(toast).toBeVisible()
    await expect(heading).toHaveText(copy('dashboard.title'))
    expect(await isClearOf(toast, heading), `${width} pixels`).toBe(true)
  }
})

test('a toast covers no long heading, beside which nothing is free', async ({ page, server }) => {
  await driveTo(page, server, { road: 'no-valuation', until: 'BPO_ORDER_REQUEST' })
  await page.waitForURL(/\/bpo\/order-bpo$/)
  for (const width of [1024, 1280]) {
    await resize(page, width)
    await page.goto(page.url().replace('bpo/order-bpo', 'start/contact'))
    const toast = page.getByRole('listitem').filter({ hasText: copy('start.contact.title') })
    await expect(toast).toBeVisible()
    const heading = page.getByRole('heading', { level: 1, name: copy('bpo.orderBpo.title') })
    await expect(heading).toBeVisible()
    expect(await isClearOf(toast, heading), `${width} pixels`).toBe(true)
  }
})

test('a page that is not found begins where the other pages begin', async ({ page }) => {
  await resize(page, 1280)
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/licenses')
  await expect(heading).toHaveText(copy('licenses.title'))
  const { x } = await boxOf(heading)
  await page.goto('/not-found')
  await expect(heading).toHaveText(copy('notFound.title'))
  expect((await boxOf(heading)).x).toBe(x)
})

test('what a reviewer asks for has buttons of one width on a telephone', async ({ page, server }) => {
  await resize(page, 390)
  await driveTo(page, server, { road: 'conditions', until: 'TRUST_AND_INSURANCE' })
  await page.waitForURL(/\/account\/heloc\/[\w-]+\//)
  await page.goto(page.url().replace(/(heloc\/[\w-]+)\/.*/, '$1/conditions'))
  const buttons = page.locator('.card .button')
  await expect(buttons).toHaveCount(3)
  const boxes = await Promise.all((await buttons.all()).map(boxOf))
  expect(new Set(boxes.map(({ width }) => width)).size).toBe(1)
})

test('the logo is not squeezed on the narrowest telephone, signed in', async ({ page, server }) => {
  await resize(page, 320)
  await driveTo(page, server, { tenant: 'harborcu', until: 'OFFER_SELECTION' })
  expect((await boxOf(page.locator('.brand img'))).width).toBeGreaterThan(90)
})

test('the footer does not fill the screen of a telephone between two pages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/licenses')
  const footer = page.getByRole('contentinfo')
  const terms = footer.getByRole('link', { name: copy('terms.title'), exact: true })
  await terms.scrollIntoViewIfNeeded()
  const loaded = Promise.withResolvers<void>()
  await page.route(/\/assets\//, async (route) => {
    await loaded.promise
    await route.continue()
  })
  await terms.click()
  await expect(footer).toBeHidden()
  loaded.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('terms.title'))
  await expect(footer).not.toBeInViewport()
})

test('the values of an application stand under each other in all its parts', async ({ page, server }) => {
  await driveTo(page, server, { until: 'APP_SUBMISSION' })
  await page.waitForURL(/\/start\/app-summary$/)
  for (const width of [1280, 768, 320]) {
    await resize(page, width)
    await expect(page.locator(width < 480 ? 'details.summary-part' : 'section.summary-part')).toHaveCount(4)
    const starts = await page.locator('.summary-part').evaluateAll((parts) =>
      parts.flatMap((part) => {
        if (part instanceof HTMLDetailsElement) part.open = true
        return [...part.querySelectorAll('dd:not(.summary-action)')].map((value) =>
          Math.round(value.getBoundingClientRect().x),
        )
      }),
    )
    expect(starts.length).toBeGreaterThan(10)
    expect(new Set(starts).size, `${width} pixels`).toBe(1)
  }
})

test('a telephone number keeps its distance from the button that changes it', async ({ page, server }) => {
  await driveTo(page, server, { until: 'OFFER_SELECTION' })
  for (const width of [390, 430, 768]) {
    await resize(page, width)
    await page.goto('/dashboard/settings')
    const row = page.locator('.summary-row', { hasText: copy('settings.contact.phone') })
    const [number, change] = [await boxOf(row.locator('.money')), await boxOf(row.getByRole('button'))]
    const isApart = number.x + number.width + 12 <= change.x || change.y + change.height <= number.y + 12
    expect(isApart, `${width} pixels`).toBe(true)
  }
})

test('links below the button of a page stand at its left, where what saves the page stands', async ({
  page,
  server,
}) => {
  await resize(page, 390)
  await driveTo(page, server, { until: 'COLLECT_ADDITIONAL_INFO' })
  const second = page.locator('.actions > .button-quiet').first()
  await expect(second).toBeVisible()
  const { x } = await boxOf(page.getByRole('button', { name: copy('later.save') }))
  expect((await boxOf(second)).x).toBe(x)
})

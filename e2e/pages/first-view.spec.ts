import { copy } from '../support/copy.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'

const registration = '/account/heloc/register'

test('shows who lends and what is asked before any script has run', async ({ page, problems }) => {
  problems.allow(/Failed to load resource/)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(registration)
  await expect(page.getByText(copy('register.propertyInfo.title'))).toBeVisible()
  await expect(page.getByRole('complementary', { name: /^About / })).toContainText('hard pull')
})

test('puts the panel beside the question, without moving anything', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.addInitScript(() => {
    const shifts: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(globalThis, { shifts })
  })
  await page.goto(registration)
  await page.getByLabel('Street address').waitFor()
  const panel = page.getByRole('complementary', { name: /^About / })
  await expect(panel).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const [question, beside] = [
    await page.getByRole('heading', { level: 1 }).boundingBox(),
    await panel.boundingBox(),
  ]
  expect(beside?.x).toBeGreaterThan((question?.x ?? 0) + (question?.width ?? 0))
  const moved = await page.evaluate<number[]>('shifts')
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02)
  await expectAccessible(page)
})

test('shows the panel below the first question of a telephone, and the later ones without it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(registration)
  const street = page.getByLabel('Street address')
  const panel = page.getByRole('complementary', { name: /^About / })
  await expect(panel).toBeVisible()
  expect((await panel.boundingBox())?.y).toBeGreaterThan((await street.boundingBox())?.y ?? 0)
  await page.goto('/auth/login')
  await expect(page.getByLabel('Password')).toBeVisible()
  await expect(panel).toBeHidden()
})

test('keeps the panel on a page without it, for a registration that is reached by a link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/not-found')
  const panel = page.getByRole('complementary', { name: /^About / })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('notFound.title'))
  await expect(panel).toBeHidden()
  await page.getByRole('link', { name: copy('notFound.register') }).click()
  await expect(panel).toBeVisible()
  await expect(panel).toHaveCSS('border-top-style', 'solid')
})

import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/fixtures.ts'
import { type OpenStudio, studioTest as test } from './studio-fixture.ts'

// The colors of the frame are the studio's choice, not the test's.
test.use({ colorScheme: null })

/** Ids of processes that serve the product for a folder. */
const serversOf = (dir: string) =>
  readdirSync('/proc').filter((id) => {
    if (!/^\d+$/.test(id)) return false
    try {
      return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(`server/main.ts\0--dir\0${dir}`)
    } catch {
      return false
    }
  })

const titleIn = (page: Page, frame: number) =>
  page.locator('iframe').nth(frame).contentFrame().getByRole('heading', { level: 1 })

async function show(page: Page, id: string, title: string) {
  await page.goto(`${new URL(page.url()).origin}/page/${id}`)
  const began = Date.now()
  await page.getByRole('button', { name: 'Show the screen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Starting the product' })).toBeVisible()
  await expect(titleIn(page, 0)).toHaveText(title, { timeout: 180_000 })
  test.info().annotations.push({ type: 'first screen', description: `${Date.now() - began} ms` })
}

/** Expects that the choices above the screen stand in one line. */
async function expectOneLine(page: Page) {
  expect((await page.locator('.preview .controls').boundingBox())?.height).toBeLessThan(48)
}

async function endsWithoutOrphan(studio: OpenStudio, signal: NodeJS.Signals) {
  expect(serversOf(studio.dir)).toHaveLength(1)
  await studio.end(signal)
  await expect.poll(() => serversOf(studio.dir)).toEqual([])
}

test('a screen is reworded by a press, shown for two lenders, in each width and both colors', async ({
  page,
  studio,
}) => {
  await show(page, 'start/contact', 'How can we reach you?')
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/preview-1280.png' })
  await expectOneLine(page)

  const first = page.locator('iframe').first().contentFrame()
  const scrolled = await first.locator('html').evaluate(() => {
    scrollTo(0, 40)
    return scrollY
  })
  expect(scrolled).toBe(40)
  await titleIn(page, 0).click()
  const pressed = page.getByRole('region', { name: 'Pressed sentence' })
  await pressed.getByLabel('New wording').fill('Where can we reach you?')
  await pressed.getByRole('button', { name: 'Save', exact: true }).click()
  const saved = Date.now()
  await expect(titleIn(page, 0)).toHaveText('Where can we reach you?')
  await expect(pressed).not.toContainText('No sentence says')
  test.info().annotations.push({ type: 'edit', description: `${Date.now() - saved} ms` })
  await expect.poll(() => first.locator('html').evaluate(() => scrollY)).toBe(scrolled)

  for (const width of [320, 390, 768, 1280]) {
    await page.getByLabel('Width').selectOption(String(width))
    await expect.poll(() => first.locator('html').evaluate(() => innerWidth)).toBe(width)
  }
  await page.getByLabel('Width').selectOption('390')
  const isDark = () =>
    first.locator('html').evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  expect(await isDark()).toBe(false)
  await page.getByLabel('Colors').selectOption('dark')
  await expect.poll(isDark).toBe(true)

  await page.getByLabel('Beside it').selectOption('redwood-coast')
  await expect(titleIn(page, 1)).toHaveText('Where can we reach you?', { timeout: 120_000 })
  await page.setViewportSize({ width: 1920, height: 1080 })
  await expectOneLine(page)
  await page.screenshot({ path: 'test-results/preview-1920.png' })
  await expectAccessible(page)
  const words = await page.getByRole('heading', { name: 'Words' }).boundingBox()
  const screen = await page.getByRole('region', { name: 'Screen' }).boundingBox()
  expect(screen?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0) - 1)

  await endsWithoutOrphan(studio, 'SIGTERM')
  expect(readdirSync(studio.temporary)).not.toContainEqual(expect.stringMatching('journey-preview'))
})

test('the product of a studio that is killed ends too', async ({ page, studio }) => {
  await page.goto(`${new URL(page.url()).origin}/page/start/contact`)
  await expect.poll(() => serversOf(studio.dir)).toHaveLength(1)
  await endsWithoutOrphan(studio, 'SIGKILL')
})

import type { Locator } from '@playwright/test'
import { driveTo } from '../road/drive-to.ts'
import { copy } from '../support/copy.ts'
import { expect, test } from '../support/fixtures.ts'

const styleOf = (locator: Locator, name: string) =>
  locator.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)

test('an empty choice has the color of surfaces in the dark, where a grey one would look disabled', async ({
  page,
  server,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await driveTo(page, server, { until: 'COLLECT_ADDITIONAL_INFO' })
  await page.waitForURL(/\/start\/contact$/)
  const card = page.locator('.side-card').first()
  const surface = await styleOf(card, 'background-color')
  for (const type of ['radio', 'checkbox']) {
    const empty = page.locator(`main input[type=${type}]:not(:checked)`).first()
    await expect(empty).toBeVisible()
    expect(await styleOf(empty, 'background-color')).toBe(surface)
    expect(await styleOf(empty, 'appearance')).toBe('none')
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await styleOf(empty, 'appearance'), 'with forced colors').toBe('auto')
    await page.emulateMedia({ forcedColors: 'none' })
  }
})

test('a chosen card of a lender with a red brand does not look like an error', async ({ page, server }) => {
  await driveTo(page, server, { until: 'OFFER_SELECTION', tenant: 'lone-mesa' })
  const choice = page.locator('.choice-card').first()
  await choice.click()
  await expect(choice.getByRole('radio')).toBeChecked()
  const other = page.locator('.choice-card').last()
  for (const property of ['border-top-color', 'background-color']) {
    expect(await styleOf(choice, property)).not.toBe(await styleOf(other, property))
    const [red = 0, , blue = 0] = (await styleOf(choice, property)).match(/\d+/g)?.map(Number) ?? []
    expect(red - blue, property).toBeLessThan(25)
  }
})

test('the house of the entry picture is no hole in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/account/heloc/register')
  const wall = await styleOf(page.locator('.entry .wall').first(), 'fill')
  const darkest = Math.min(...(wall.match(/\d+/g)?.map(Number) ?? [0]))
  expect(darkest).toBeGreaterThan(100)
})

test('a dialog has an edge in the dark, and no frame around its content', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/licenses')
  await page.getByRole('button', { name: copy('footer.privacyOptions.title') }).press('Enter')
  const content = page.getByRole('dialog')
  await expect(content).toBeVisible()
  expect(await styleOf(content, 'box-shadow')).toBe('none')
  expect(await styleOf(page.locator('.dialog'), 'border-top-width')).toBe('1px')
})

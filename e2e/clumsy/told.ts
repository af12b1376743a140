import type { Locator, Page } from '@playwright/test'
import { copy } from '../support/copy.ts'
import { expect } from '../support/fixtures.ts'

/** Expects that an error summary at the top of the form has the focus and is in view, and that the title mentions it. */
export async function expectTold(page: Page, heading: string, sentence?: string): Promise<void> {
  const told = page.getByRole('alert')
  await expect(told.getByRole('heading')).toHaveText(copy(heading))
  if (sentence !== undefined) await expect(told).toContainText(sentence)
  await expectSeen(told)
  await expect(page).toHaveTitle(new RegExp(`^${copy('forms.errorPrefix')}`))
}

/** Expects that every error links to its input: the link moves focus and view there, and the input, or its group, is marked as invalid. */
export async function expectLinked(page: Page): Promise<void> {
  const links = page.getByRole('alert').getByRole('link')
  await expect(links).not.toHaveCount(0)
  for (const link of await links.all()) {
    const target = page.locator(`[id="${(await link.getAttribute('href'))?.slice(1)}"]`)
    await link.click()
    await expectSeen(target)
    await expect(
      page.locator(
        ':is(input:not([type=file]), select):focus:not([aria-invalid=true], [aria-invalid=true] *)',
      ),
    ).toHaveCount(0)
  }
}

/**
 * Expects that the view is at the top of the page, under its own title, and that the heading has the focus. The first
 * page of a window keeps the browser's own focus.
 */
export async function expectArrived(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: title })
  if (await page.evaluate(() => history.length > 2)) await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect(page).toHaveTitle(new RegExp(`^${title.replaceAll(/[?.]/g, '\\$&')} \\|`))
}

/** Expects that a place contains the focus and is in view. */
export async function expectSeen(place: Locator): Promise<void> {
  const focused = place.page().locator(':focus')
  await expect(place.and(focused).or(place.filter({ has: focused }))).toHaveCount(1)
  // An input for files is not drawn, so its surrounding element is checked.
  await expect(place.locator('xpath=ancestor-or-self::*[not(self::input[@type="file"])][1]')).toBeInViewport()
}

import type { Locator, Page } from '@playwright/test'
import { copy } from '../support/copy.ts'
import { expect } from '../support/fixtures.ts'

/** The person is told at the top of the form, where they now are: focus, view and title say so. */
export async function expectTold(page: Page, heading: string, sentence?: string): Promise<void> {
  const told = page.getByRole('alert')
  await expect(told.getByRole('heading')).toHaveText(copy(heading))
  if (sentence !== undefined) await expect(told).toContainText(sentence)
  await expectSeen(told)
  await expect(page).toHaveTitle(new RegExp(`^${copy('forms.errorPrefix')}`))
}

/** Every error leads to what it is about: focus and view go there, and what is to be answered says that it is wrong. */
export async function expectLinked(page: Page): Promise<void> {
  const links = page.getByRole('alert').getByRole('link')
  await expect(links).not.toHaveCount(0)
  for (const link of await links.all()) {
    const target = page.locator(`[id="${(await link.getAttribute('href'))?.slice(1)}"]`)
    await link.click()
    await expectSeen(target)
    await expect(
      page.locator(':is(input:not([type=file]), select):focus:not([aria-invalid=true])'),
    ).toHaveCount(0)
  }
}

/** Focus is on the heading of the page that one came to, at its top, under its own title; a first page keeps the browser's own. */
export async function expectArrived(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: title })
  if (await page.evaluate(() => history.length > 2)) await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect(page).toHaveTitle(new RegExp(`^${title.replaceAll(/[?.]/g, '\\$&')} \\|`))
}

/** The person is there: focus, which may be within, and view. */
export async function expectSeen(place: Locator): Promise<void> {
  const focused = place.page().locator(':focus')
  await expect(place.and(focused).or(place.filter({ has: focused }))).toHaveCount(1)
  // A field for files is not drawn; what stands around it is.
  await expect(place.locator('xpath=ancestor-or-self::*[not(self::input[@type="file"])][1]')).toBeInViewport()
}

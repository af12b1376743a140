import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { lookAt } from '../support/look-at.ts'
import { Traffic } from '../support/traffic.ts'

const registration = '/account/heloc/register'

/** Lenders of different kinds, each with the text that only its footer has. */
const lenders = {
  'hearthline-ny': 'is licensed by the New York State Department of Financial Services.',
  harborcu: 'Federally insured by NCUA',
  'stonebridge-trust': 'may review applications made here.',
}

for (const [lender, words] of Object.entries(lenders))
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the footer of ${lender} in ${colorScheme} colors`, async ({ page }) => {
      const traffic = new Traffic(page)
      await page.emulateMedia({ colorScheme })
      await page.goto(`${registration}?org=${lender}`)
      const footer = page.getByRole('contentinfo')
      await expect(footer).toContainText(words)
      await expect(footer).toContainText(/Monday-Friday from \d+am-\d+pm PT/)
      await expect(
        footer.getByRole('region', { name: 'Product disclosures' }).getByRole('listitem'),
      ).not.toHaveCount(0)
      await lookAt(page, { traffic })
    })

test.describe('somebody whom a broker sent', () => {
  const referred = `${registration}?org=willow-lane&referrer=0b7d8a34-93c1-4e8e-8f0a-7d2e6c915f4b`

  for (const colorScheme of ['light', 'dark'] as const)
    test(`sees who that is, in ${colorScheme} colors`, async ({ page }) => {
      const traffic = new Traffic(page)
      await page.emulateMedia({ colorScheme })
      await page.goto(referred)
      const card = page.getByRole('region', { name: 'Your Broker' })
      await expect(card.getByRole('img', { name: 'Ortega Home Finance' })).toBeVisible()
      await expect(card.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+13035550147')
      await lookAt(page, { traffic })
    })

  test('opens the same from a bar on a telephone, and the page does not move when it comes', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(referred)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    const before = await heading.boundingBox()
    const bar = page.getByRole('button', { name: 'Your Broker: Ortega Home Finance' })
    await bar.click()
    expect((await heading.boundingBox())?.y).toBe(before?.y)
    const dialog = page.getByRole('dialog', { name: 'Your Broker' })
    await expect(dialog.getByRole('link', { name: 'Email' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(bar).toBeFocused()
  })
})

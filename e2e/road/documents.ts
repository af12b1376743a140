import { expect } from '@playwright/test'
import { copy } from '../support/copy.ts'
import type { RoadDevice } from './device.ts'

/** Reads a list of documents in their text form, which needs no scrolling: opens each, confirms it, and marks it as read. */
export async function readDocuments(device: RoadDevice): Promise<void> {
  const state = new RegExp(`${copy('document.reading.open')}$|${copy('document.reading.read')}$`)
  const toggles = device.page.getByRole('heading').getByRole('button', { name: state })
  await toggles.first().waitFor()
  for (const toggle of await toggles.all()) {
    const item = toggle.locator('xpath=ancestor::div[1]')
    if ((await toggle.textContent())?.includes(copy('document.reading.read'))) continue
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await device.press(toggle)
    const asText = item.getByRole('button', { name: copy('shell.document.asText') })
    const confirm = item.getByRole('button', { name: copy('shell.document.confirm') })
    // A telephone starts with the text.
    await asText.or(confirm).waitFor()
    if (await asText.isVisible()) await device.press(asText)
    await device.press(confirm)
    await expect(toggle).toContainText(copy('document.reading.read'))
  }
}

/** Uploads a file if the page asks for a document: `id` is the id of its input. */
export async function upload(device: RoadDevice, id: string, file: File): Promise<void> {
  const { page } = device
  if (await page.getByText(file.name).first().isVisible()) return
  await device.upload(page.locator('div', { has: page.locator(`#${id}`) }).last(), file)
  // Row of this file: another one of the same name, from another tab, may stand above it.
  const row = page.getByRole('listitem').filter({ hasText: file.name }).last()
  await expect(row).toContainText(copy('document.upload.sent'))
}

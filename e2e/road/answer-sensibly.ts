import { expect } from '@playwright/test'
import { copy } from '../support/copy.ts'
import { answerPage } from './answer-page.ts'
import type { Borrower } from './borrower.ts'
import type { RoadDevice } from './device.ts'

const press = (device: RoadDevice, key: string) =>
  device.press(device.page.getByRole('button', { name: copy(key), exact: true }))

/** Types the first part of the street, and chooses the whole address among those that are suggested. */
export async function pickAddress(device: RoadDevice, { street }: Borrower): Promise<void> {
  const { page } = device
  await device.fill(page.getByLabel(copy('forms.address.street1'), { exact: true }), street.slice(0, 9))
  await device.press(page.getByRole('option', { name: street }))
}

/** Reads the documents of a page by scrolling through their pages. */
async function scrollThrough(device: RoadDevice): Promise<void> {
  const { page } = device
  const end = page.locator('.pdf-end')
  const read = page.locator('.read-foot', { hasText: copy('document.reading.end') })
  const next = read.getByRole('button', { name: /^Next: / })
  for (;;) {
    await expect(end).toBeAttached({ timeout: 60_000 })
    await end.scrollIntoViewIfNeeded()
    await expect(read).toBeVisible()
    if ((await next.count()) === 0) return
    await device.press(next)
    await expect(read).toHaveCount(0)
  }
}

/** Ways of a sensible person with pages that leave a choice of ways: true if the page is answered with it. */
const ways: Readonly<Record<string, (device: RoadDevice) => Promise<boolean>>> = {
  'start/app-summary': async (device) => {
    await scrollThrough(device)
    return false
  },
  'start/hmda': async (device) => {
    await press(device, 'start.hmda.submit')
    return true
  },
  'bank/disburse': async (device) => {
    await press(device, 'bank.link.open')
    await device.check(device.page.getByRole('radio').first())
    await press(device, 'linking.submit')
    return true
  },
  'signing/sign': async (device) => {
    await scrollThrough(device)
    return false
  },
  'notary/session': async (device) => {
    await scrollThrough(device)
    return false
  },
}

/** Answers a page as a sensible person would: takes what the product offers, and leaves out what may be left out. */
export async function answerSensibly(device: RoadDevice, borrower: Borrower, id: string): Promise<void> {
  const isAnswered = await ways[id]?.(device)
  if (isAnswered !== true) await answerPage(device, borrower, id)
}

import type { Page } from '@playwright/test'
import type { Json } from '#source'
import { createBorrower } from '../road/borrower.ts'
import { pointer } from '../road/device.ts'
import { register } from '../road/register.ts'
import { walk } from '../road/walk.ts'
import { copy } from '../support/copy.ts'
import { expect, test } from '../support/fixtures.ts'

interface Told {
  readonly event: string
  readonly pagePath: string
  readonly applicationUuid?: string
}

/** Records from now on what a page sends to telemetry, as raw text and as events. */
function listen(page: Page): { readonly sent: string[]; readonly events: () => readonly Told[] } {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/service-telemetry/')) sent.push(`${request.url()} ${request.postData()}`)
  })
  const events = () =>
    sent
      .filter((call) => call.includes('/event '))
      .map((call): Told => JSON.parse(call.slice(call.indexOf('{'))))
  return { sent, events }
}

/** Texts in the answers of a borrower that another borrower could not have entered by chance. */
function textsIn(value: Json): readonly string[] {
  if (typeof value === 'string') return value.length >= 4 ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((child) => (child === undefined ? [] : textsIn(child)))
}

const chooseAnalytics = async (page: Page, isWanted: boolean) => {
  await page.getByRole('button', { name: copy('footer.privacyOptions.title') }).click()
  await page.getByRole('checkbox', { name: copy('footer.privacyOptions.analytics') }).setChecked(isWanted)
  await page.getByRole('button', { name: copy('footer.privacyOptions.save') }).click()
}

test('on the whole road each page is told, and nothing that was typed', async ({ page }) => {
  const borrower = createBorrower({ name: { firstName: 'Canaria', lastName: 'Vogelsang' } })
  const { sent, events } = listen(page)
  const device = pointer(page)
  await register(device, borrower)
  const seen = await walk(device, borrower, 'complete')
  const isTold = (id: string) => events().some(({ pagePath }) => pagePath.endsWith(`/${id}`))
  await expect.poll(() => seen.filter((id) => !isTold(id))).toEqual([])
  const registration = textsIn(borrower.applicant.registration ?? {})
  expect(registration).toContain('Canaria')
  // Compares whole words, because a uuid may contain the digits of a ZIP code by chance.
  const words = new Set(
    sent
      .join('\n')
      .toLowerCase()
      .split(/[^\w@.+-]+/),
  )
  const all = sent.join('\n').toLowerCase()
  const isIn = (text: string) => (/\W/.test(text) ? all.includes(text) : words.has(text))
  const typed = registration.filter((text) => text !== 'hearthline')
  expect(typed.filter((text) => isIn(text.toLowerCase()))).toEqual([])
})

test('nothing is told from when somebody refuses until they agree again', async ({ page }) => {
  const { sent, events } = listen(page)
  await page.goto('/auth/login')
  await expect.poll(() => events().some(({ pagePath }) => pagePath === '/auth/login')).toBe(true)
  await chooseAnalytics(page, false)
  const before = sent.length
  await page.goto('/terms')
  await page.getByRole('button', { name: copy('footer.privacyOptions.title') }).waitFor()
  await page.reload()
  await chooseAnalytics(page, true)
  await expect.poll(() => events().filter(({ pagePath }) => pagePath === '/terms').length).toBe(1)
  expect(sent.slice(before).filter((call) => call.includes('/session'))).toHaveLength(1)
})

test('nothing is told of a browser that objects by Global Privacy Control', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const { sent } = listen(page)
  await page.goto('/terms')
  await page.getByRole('button', { name: copy('footer.privacyOptions.title') }).click()
  await expect(page.getByRole('checkbox', { name: copy('footer.privacyOptions.analytics') })).toBeDisabled()
  expect(sent).toEqual([])
})

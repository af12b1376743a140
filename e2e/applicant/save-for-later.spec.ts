import type { Page } from '@playwright/test'
import { driveTo } from '../road/drive-to.ts'
import { copy } from '../support/copy.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'

const narrow = { width: 390, height: 844 }
const press = (page: Page, key: string) =>
  page
    .getByRole('button', { name: copy(key), exact: true })
    .first()
    .click()
const fieldsOf = (page: Page) => ({
  other: page.getByRole('radio', { name: copy('start.contact.mailing.other') }),
  street: page.getByLabel(copy('forms.address.street1')),
  consent: page.getByRole('checkbox', { name: copy('forms.esignConsent.label') }),
  code: page.getByLabel(copy('forms.esignCode.label')),
})
const storedIn = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...window.sessionStorage, ...window.localStorage }))

test('what was typed on one telephone waits on the other, and the first keeps nothing after signing out', async ({
  page,
  browser,
  server,
  problems,
}) => {
  // The test cuts the connection on purpose.
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/)
  await page.setViewportSize(narrow)
  const borrower = await driveTo(page, server, { until: 'COLLECT_ADDITIONAL_INFO' })
  await page.waitForURL(/start\/contact$/)
  const form = fieldsOf(page)
  await form.other.check()
  await form.street.fill('12 Elsewhere Road')
  await form.consent.check()
  await form.code.fill('4821')

  await page.context().setOffline(true)
  await press(page, 'later.save')
  await expect(page.getByText(copy('later.failed.title'))).toBeVisible()
  await expect(form.street).toHaveValue('12 Elsewhere Road')
  await page.context().setOffline(false)
  await press(page, 'later.again')
  await expect(page.getByRole('status').filter({ hasText: copy('later.saved.title') })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('link', { name: copy('later.signOut') }).click()
  await expect(page.getByRole('heading', { name: copy('auth.logout.title') })).toBeVisible()
  expect(await storedIn(page)).not.toContain('Elsewhere')

  const other = await browser.newContext({ baseURL: server.url, viewport: narrow })
  const elsewhere = await other.newPage()
  await elsewhere.goto('/auth/login')
  await elsewhere.getByLabel(copy('forms.email.label')).fill(borrower.email)
  await elsewhere.getByLabel(copy('forms.password.label')).fill(borrower.password)
  await press(elsewhere, 'auth.login.submit')
  await expect(elsewhere).toHaveURL(/start\/contact$/)
  await expect(elsewhere.getByText(copy('later.kept.title'))).toBeVisible()
  const again = fieldsOf(elsewhere)
  await expect(again.other).toBeChecked()
  await expect(again.street).toHaveValue('12 Elsewhere Road')
  await expect(again.consent).not.toBeChecked()
  await expect(again.code).toHaveValue('')
  await expectAccessible(elsewhere)
  await other.close()
})

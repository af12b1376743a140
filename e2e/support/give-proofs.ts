import type { Page } from '@playwright/test'
import applicant from '../../tools/drive/applicant.json' with { type: 'json' }
import { copy } from './copy.ts'

/** Password of the sample applicants. */
const { password } = applicant.registration['login-info']

/** Enters the password whenever a page asks for a proof of who acts, as long as it is open. Tests go on as their borrower does. */
export async function giveProofs(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: copy('proof.title') })
  try {
    for (;;) {
      await dialog.waitFor({ timeout: 0 })
      await dialog.getByLabel(copy('forms.currentPassword.label'), { exact: true }).fill(password)
      await dialog.getByRole('button', { name: copy('proof.submit') }).click()
      await dialog.waitFor({ state: 'hidden', timeout: 0 })
    }
  } catch (error) {
    if (!page.isClosed()) throw error
  }
}

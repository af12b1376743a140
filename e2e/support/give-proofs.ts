import applicant from '../../product/drive/applicant.json' with { type: 'json' }
import type { RoadDevice } from '../road/device.ts'
import { copy } from './copy.ts'

/** Password of the sample applicants. */
const { password } = applicant.registration['login-info']

/** Enters the password whenever a page asks for a proof of who acts, as long as it is open. Tests go on as their borrower does. */
export async function giveProofs({ page, fill, press }: RoadDevice): Promise<void> {
  const dialog = page.getByRole('dialog', { name: copy('proof.title') })
  try {
    for (;;) {
      await dialog.waitFor({ timeout: 0 })
      await fill(dialog.getByLabel(copy('forms.currentPassword.label'), { exact: true }), password)
      await press(dialog.getByRole('button', { name: copy('proof.submit') }))
      await dialog.waitFor({ state: 'hidden', timeout: 0 })
    }
  } catch (error) {
    if (!page.isClosed()) throw error
  }
}

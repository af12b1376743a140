import { loadSource, tenantJourney } from '#source'
import { codeTo } from '../support/code-to.ts'
import { copy } from '../support/copy.ts'
import { answerForm } from './answer-page.ts'
import type { Borrower } from './borrower.ts'
import type { RoadDevice } from './device.ts'

const { order, steps, confirmation } = tenantJourney(loadSource(), 'hearthline').source.registration

/** Callback at a step of registration; `answer` answers and submits the step. */
export type MeetStep = (step: string, answer: () => Promise<void>) => Promise<void>

/** Registers as a borrower does, from the first step to the application. */
export async function register(
  device: RoadDevice,
  borrower: Borrower,
  meet: MeetStep = (_, answer) => answer(),
): Promise<void> {
  const { page } = device
  const at = (step: string) => page.waitForURL((url) => url.searchParams.get('step') === step)
  await page.goto('/account/heloc/register')
  // The first question may be answered before its page has come: then its address is not that of a step yet.
  for (const step of order) {
    await at(step)
    await meet(step, () => answerForm(device, borrower, steps[step]?.form ?? step))
  }
  if (confirmation === undefined) throw new Error('The registration ends without a code for the e-mail.')
  await at(confirmation.step)
  await meet(confirmation.step, async () => {
    const code = page.getByLabel(copy('forms.code.label'), { exact: true })
    await device.fill(code, await codeTo(page.request, borrower.email))
  })
  await page.waitForURL(/\/account\/heloc\/[0-9a-f-]{36}\//)
}

import { codeTo } from '../code-to.ts'
import { copy } from '../copy.ts'
import type { Act } from './acts.ts'
import type { Borrower } from './borrower.ts'
import type { Hand } from './hand.ts'

const field = ({ page }: Hand, key: string) => page.getByLabel(copy(key), { exact: true })
const radio = ({ page }: Hand, key: string) => page.getByRole('radio', { name: copy(key) })

const steps: Readonly<Record<string, Act>> = {
  'property-info': async (hand, { street }) => {
    await hand.fill(field(hand, 'forms.address.street1'), street)
    await hand.page.keyboard.press('Escape')
    await hand.fill(field(hand, 'forms.address.city'), 'Portland')
    await hand.select(field(hand, 'forms.address.state'), 'ME')
    await hand.fill(field(hand, 'forms.address.zip'), '04101')
    await hand.check(radio(hand, 'forms.occupancy.PRIMARY'))
  },
  'sale-status': (hand) => hand.check(radio(hand, 'forms.saleStatus.NOT_FOR_SALE')),
  'income-info': async (hand) => {
    await hand.check(radio(hand, 'forms.employmentType.FULL_TIME'))
    await hand.fill(field(hand, 'forms.annualIncome.label'), '125000')
  },
  name: async (hand, { firstName, lastName }) => {
    await hand.fill(field(hand, 'forms.firstName.label'), firstName)
    await hand.fill(field(hand, 'forms.lastName.label'), lastName)
  },
  birthdate: async (hand) => {
    await hand.fill(field(hand, 'forms.date.month'), '4')
    await hand.fill(field(hand, 'forms.date.day'), '28')
    await hand.fill(field(hand, 'forms.date.year'), '1975')
  },
  'contact-info': async (hand, { email }) => {
    await hand.fill(field(hand, 'forms.email.label'), email)
    await hand.fill(field(hand, 'forms.phoneNumber.label'), '617 555 0123')
  },
  'login-info': async (hand, { password }) => {
    await hand.fill(field(hand, 'forms.newPassword.label'), password)
    await hand.check(hand.page.getByRole('checkbox', { name: copy('forms.termsAccepted.label') }))
  },
}

/** What happens at a step of registration; `answer` does what it asks and sends it. */
export type MeetStep = (step: string, answer: () => Promise<void>) => Promise<void>

/** Registers as a borrower does, from the first step to the application. */
export async function register(
  hand: Hand,
  borrower: Borrower,
  meet: MeetStep = (_, answer) => answer(),
): Promise<void> {
  const { page } = hand
  const at = (step: string) => page.waitForURL((url) => url.searchParams.get('step') === step)
  const press = (key: string) => hand.press(page.getByRole('button', { name: copy(key), exact: true }))
  await page.goto('/account/heloc/register')
  const entries = Object.entries(steps)
  for (const [index, [step, act]] of entries.entries()) {
    if (index > 0) await at(step)
    await meet(step, async () => {
      await act(hand, borrower)
      await press(index === entries.length - 1 ? 'register.submit' : 'forms.continue')
    })
  }
  await at('confirm-email')
  await meet('confirm-email', async () => {
    await hand.fill(field(hand, 'forms.code.label'), await codeTo(page.request, borrower.email))
    await press('register.confirmEmail.submit')
  })
  await page.waitForURL(/\/account\/heloc\/[0-9a-f-]{36}\//)
}

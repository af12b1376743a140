import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type PageSetting, renderPage } from '../../../tests/support/browser/render-page.tsx'
import FormPage from './form-page.tsx'

const known: PageSetting = {
  profile: { email: 'maya@example.com', phoneNumbers: [{ number: '+12075550100' }] },
  heloc: { incomeSources: [{ employmentType: 'FULL_TIME', employer: 'Harbor Works' }] },
}

describe('a page that is its form alone', () => {
  it('sends the answers to its questions, and nothing else that is known of the applicant', async () => {
    const { submissions } = await renderPage(<FormPage page="credit/social" />, known)
    await userEvent.type(await screen.findByLabelText('Social Security number'), '219-09-9999')
    await userEvent.click(screen.getByRole('button', { name: 'Search with this number' }))
    await waitFor(() => expect(submissions.map(({ values }) => values)).toEqual([{ ssn: '219099999' }]))
  })

  it('begins with what is known, to be confirmed or changed', async () => {
    const { submissions } = await renderPage(<FormPage page="income/employer-verification" />, known)
    expect((await screen.findByLabelText<HTMLInputElement>('Employer’s name')).value).toBe('Harbor Works')
    await userEvent.type(screen.getByLabelText('Employer’s phone number'), '2075550199')
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: 'Ask my employer' }))
    await waitFor(() =>
      expect(submissions.map(({ values }) => values)).toEqual([
        { employerName: 'Harbor Works', employerPhone: '2075550199', employerConsent: true },
      ]),
    )
  })
})

import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Holds } from '#engine'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import { askedForm, withQuestion } from '../../../tests/support/lenders/documented-question.ts'
import { lenderIn } from '../../../tests/support/lenders/lender.ts'
import { FormBody } from '../../kit/forms/form-body.tsx'
import AppSummary from './app-summary.tsx'

const journey = lenderIn(withQuestion(), 'hearthline')

describe('the question that docs/changing-the-journey.md adds in JSON alone', () => {
  it('is shown again on the summary, by its label', async () => {
    await renderPage(<AppSummary />, { journey, hasForm: false, heloc: { answers: { purpose: 'HOME' } } })
    screen.getByRole('heading', { name: 'Your other answers' })
    screen.getByText('What is the money for?')
    screen.getByText('Improving the home')
  })

  it('is not shown where it was not answered', async () => {
    await renderPage(<AppSummary />, { journey, hasForm: false })
    expect(screen.queryByText('Your other answers')).toBeNull()
  })

  it('is asked where it concerns the applicant, and required there', async () => {
    const onSubmit = vi.fn(async () => {})
    const page = (purpose: string) => {
      const context = { heloc: { answers: { purpose } } }
      const holds: Holds = (condition) => journey.journey.predicates.compile(condition)(context)
      const module = { ...askedForm('income/review'), holds }
      return renderPage(
        <FormBody draft={undefined} form="income/review" module={module} onSubmit={onSubmit} />,
        { journey },
      )
    }
    const { unmount } = await page('DEBTS')
    expect(screen.queryByLabelText('Who will do the work?')).toBeNull()
    unmount()
    await page('HOME')
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(screen.getByRole('button'))
    expect((await screen.findByRole('alert')).textContent).toContain('Required')
    await userEvent.type(screen.getByLabelText('Who will do the work?'), 'Hammer & Sons')
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ contractor: 'Hammer & Sons', confirmed: true }),
    )
  })
})

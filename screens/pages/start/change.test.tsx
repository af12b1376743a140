import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Heloc } from '#generated/domain'
import { applicationUuid, renderPage } from '../../../tests/support/browser/render-page.tsx'
import { currentToasts } from '../../kit/frame/toast-store.ts'
import { findDraft } from '../../kit/storage/drafts.ts'
import { offerChoiceId } from '../../storage/offer-choice-id.ts'
import StartChange from './change.tsx'

const open = (fact: string, heloc: Heloc = {}) =>
  renderPage(
    <Routes>
      <Route path="/:fact" element={<StartChange />} />
    </Routes>,
    {
      path: `/${fact}`,
      profile: { name: { firstName: 'Ana', middleName: 'P', lastName: 'Cole' }, dob: '1975-04-28' },
      heloc: { incomeSources: [{ employmentType: 'RETIRED', annualIncome: 90_000 }], ...heloc },
    },
  )

describe('start/change', () => {
  it('asks one question of registration again, with the answer that stands in it', async () => {
    const { submissions } = await open('name')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What is your name?')
    expect(document.title).toMatch(/^What is your name\?/)
    const last = screen.getByLabelText(/last name/i)
    expect(screen.getByDisplayValue('Ana')).toBeTruthy()
    await userEvent.clear(last)
    await userEvent.type(last, 'Reyes')
    await userEvent.click(screen.getByRole('button', { name: 'Save change' }))
    expect(submissions).toMatchObject([
      { name: 'name-change', values: { firstName: 'Ana', middleName: 'P', lastName: 'Reyes' } },
    ])
  })

  it('says that the chosen offer is chosen anew, and keeps its amount', async () => {
    const consents = [{ type: 'SOFT_CREDIT' }] as never
    await open('name', { consents, term: 10, rate: 8.4, amount: 60_000 })
    expect(screen.getByText(/choose your offer again/).textContent).toContain('$60,000')
    expect(screen.queryByText(/loans on your home/)).toBeNull()
    await userEvent.type(screen.getByLabelText(/last name/i), 's')
    await userEvent.click(screen.getByRole('button', { name: 'Save change' }))
    expect(findDraft(offerChoiceId(applicationUuid))).toMatchObject({ text: '60,000' })
  })

  it('says after a change what is true whatever comes next: the chosen offer is gone, and new ones come later', async () => {
    const consents = [{ type: 'SOFT_CREDIT' }] as never
    const { routing } = await open('name', { consents, term: 10, rate: 8.4, amount: 60_000 })
    routing.submitted.mockResolvedValueOnce()
    await userEvent.type(screen.getByLabelText(/last name/i), 's')
    await userEvent.click(screen.getByRole('button', { name: 'Save change' }))
    await waitFor(() => expect(currentToasts().at(-1)?.text).toMatch(/once we have made new ones\.$/))
  })

  it('says that a new report asks for the loans on the home again', async () => {
    await open('name', { consents: [{ type: 'SOFT_CREDIT' }] as never, liens: [{ uuid: 'a' }] as never })
    expect(screen.getByText(/ask you about the loans on your home again/)).toBeTruthy()
  })

  it.each(['name', 'income-info'])('sends nothing where %s stays as it is', async (fact) => {
    const { submissions } = await open(fact, { consents: [{ type: 'SOFT_CREDIT' }] as never })
    await userEvent.click(screen.getByRole('button', { name: 'Save change' }))
    await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('Nothing was changed.'))
    expect(submissions).toEqual([])
  })

  it('has a choice and an amount in the form, too', async () => {
    await open('income-info')
    expect(screen.getByRole('radio', { checked: true, name: 'Retired' })).toBeTruthy()
    expect(screen.getByDisplayValue('90,000')).toBeTruthy()
  })
})

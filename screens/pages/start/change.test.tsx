import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import StartChange from './change.tsx'

const open = (fact: string) =>
  renderPage(
    <Routes>
      <Route path="/:fact" element={<StartChange />} />
    </Routes>,
    {
      path: `/${fact}`,
      profile: { name: { firstName: 'Ana', middleName: 'P', lastName: 'Cole' }, dob: '1975-04-28' },
      heloc: { incomeSources: [{ employmentType: 'RETIRED', annualIncome: 90_000 }] },
    },
  )

describe('start/change', () => {
  it('asks one question of registration again, with the answer that stands in it', async () => {
    const { submissions } = await open('name')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What is your name?')
    const last = screen.getByLabelText(/last name/i)
    expect(screen.getByDisplayValue('Ana')).toBeTruthy()
    await userEvent.clear(last)
    await userEvent.type(last, 'Reyes')
    await userEvent.click(screen.getByRole('button', { name: 'Save change' }))
    expect(submissions).toMatchObject([
      { name: 'name-change', values: { firstName: 'Ana', middleName: 'P', lastName: 'Reyes' } },
    ])
  })

  it('has a choice and an amount in the form, too', async () => {
    await open('income-info')
    expect(screen.getByRole('radio', { checked: true, name: 'Retired' })).toBeTruthy()
    expect(screen.getByDisplayValue('90,000')).toBeTruthy()
  })
})

import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { ServerState } from '#generated/domain'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import CreditClosed from './error.tsx'

const open = (checklistStatus: ServerState, heloc = {}) =>
  renderPage(<CreditClosed />, {
    status: { checklistStatus },
    heloc: { lockedBureau: 'EXPERIAN' as const, ...heloc },
  })
const send = (name = 'Ask for my report again') => userEvent.click(screen.getByRole('button', { name }))

describe('credit/error', () => {
  it('names the bureau, how to reach it, and that a freeze lifts within an hour', async () => {
    await open('SOFT_CREDIT_FROZEN')
    screen.getByText(/Experian tells us that you froze/)
    const call = screen.getByRole('link', { name: '(888) 397-3742' })
    expect(call.getAttribute('href')).toBe('tel:+18883973742')
    expect(call.closest('li')?.textContent).toContain('Go to the website of Experian, or call.')
    screen.getByText(/within an hour/)
  })

  it.each([
    ['SOFT_CREDIT_FROZEN', 'Your credit file is frozen'],
    ['SOFT_CREDIT_LOCKED', 'Your credit file is locked'],
    ['HARD_CREDIT_LOCKED_OR_FROZEN', 'Your credit file is locked or frozen'],
  ] as const)('says in its title what is known of the file: at %s, %s', async (state, title) => {
    await open(state)
    screen.getByRole('heading', { level: 1, name: title })
  })

  it('sends a PIN for a frozen file, and says before the button which pull it is for', async () => {
    const { submissions } = await open('SOFT_CREDIT_FROZEN')
    screen.getByText('soft')
    await userEvent.click(screen.getByRole('radio', { name: 'I have a PIN from the bureau' }))
    await userEvent.type(await screen.findByLabelText('PIN'), '482913')
    await send()
    await waitFor(() =>
      expect(submissions).toMatchObject([
        { name: 'credit-release', values: { release: 'PIN', pin: '482913' } },
      ]),
    )
  })

  it('asks for the PIN when it was promised', async () => {
    const { submissions } = await open('SOFT_CREDIT_FROZEN')
    await userEvent.click(screen.getByRole('radio', { name: 'I have a PIN from the bureau' }))
    await userEvent.type(await screen.findByLabelText('PIN'), '12')
    await send()
    expect(screen.getByRole('alert').textContent).toContain('Enter the 4 to 10 digits of your PIN.')
    expect(submissions).toEqual([])
  })

  it('offers no PIN for a lock, which has none', async () => {
    const { submissions } = await open('SOFT_CREDIT_LOCKED')
    expect(screen.queryByRole('radio')).toBeNull()
    await send('I have unlocked it, ask again')
    await waitFor(() => expect(submissions).toMatchObject([{ values: { release: 'LIFTED' } }]))
  })

  it('speaks of the hard pull once that was authorized', async () => {
    await open('HARD_CREDIT_LOCKED_OR_FROZEN', { consents: [{ type: 'HARD_CREDIT' }] })
    screen.getByText('hard')
  })

  it('says so when the file is still closed', async () => {
    const { routing } = await open('SOFT_CREDIT_LOCKED')
    routing.submitted.mockResolvedValue(undefined)
    await send('I have unlocked it, ask again')
    await screen.findByText('We still cannot get your report')
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { ApiError } from '../api/api-error.ts'
import { setPageTitle } from '../journey/document-title.ts'
import { fieldId } from './field-id.ts'
import { JourneyForm } from './journey-form.tsx'

describe('a form of the journey', () => {
  it('lists every error at the top, moves the focus there and leads to the fields', async () => {
    const user = userEvent.setup()
    setPageTitle('Sign in', 'Lender')
    await renderScreen(<JourneyForm form="auth/login" onSubmit={vi.fn()} />)
    await user.click(await screen.findByRole('button', { name: 'Sign in' }))
    const summary = await screen.findByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(document.title).toBe('Error: Sign in | Lender')
    await user.click(screen.getByRole('link', { name: 'Password: Required' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true')
  })

  it('names the permission that is missing, although its box stands within its label', async () => {
    const user = userEvent.setup()
    await renderScreen(<JourneyForm form="start/profile" onSubmit={vi.fn()} />)
    await user.click(await screen.findByRole('button'))
    const link = await screen.findByRole('link', { name: /^I authorize a soft credit pull.*Required$/ })
    await user.click(link)
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /soft credit pull/ }))
  })

  it('lists a field once, with what the page says of it', async () => {
    const user = userEvent.setup()
    const missing = {
      target: fieldId('start/profile', 'softCreditConsent'),
      message: 'Its text did not come.',
    }
    const values = { saleStatus: 'NOT_FOR_SALE' } as const
    await renderScreen(
      <JourneyForm form="start/profile" values={values} onSubmit={vi.fn()} check={() => [missing]} />,
    )
    await user.click(await screen.findByRole('button'))
    const links = within(await screen.findByRole('alert')).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Its text did not come\.$/),
    ])
  })

  it('sends nothing when only what the page adds is wrong, and says so', async () => {
    const user = userEvent.setup()
    const onSubmit = vi.fn()
    await renderScreen(
      <JourneyForm
        form="start/profile"
        extra={{ selectedPropertyUuid: 'no uuid' }}
        values={{ softCreditConsent: true, saleStatus: 'NOT_FOR_SALE' }}
        onSubmit={onSubmit}
      />,
    )
    await user.click(await screen.findByRole('button'))
    expect((await screen.findByRole('alert')).textContent).toContain('Part of this page is missing.')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('says what is wrong with a value, beside its field', async () => {
    const user = userEvent.setup()
    await renderScreen(<JourneyForm form="auth/login" onSubmit={vi.fn()} />)
    await user.type(await screen.findByLabelText('Email address'), 'nobody')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    const described = (await screen.findByLabelText('Email address')).getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toContain('name@example.com')
  })

  it('sends once for a double click, and keeps the answers when the server refuses', async () => {
    const user = userEvent.setup()
    const refused = new ApiError(401, 'x', { errors: ['The email or the password is not right.'] })
    const answer = Promise.withResolvers<void>()
    const onSubmit = vi.fn(() => answer.promise)
    await renderScreen(<JourneyForm form="auth/login" onSubmit={onSubmit} />)
    await user.type(await screen.findByLabelText('Email address'), 'maya@example.com')
    await user.type(await screen.findByLabelText('Password'), 'secret')
    await user.dblClick(screen.getByRole('button', { name: 'Sign in' }))
    answer.reject(refused)
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The email or the password is not right.',
    )
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(onSubmit).toHaveBeenCalledWith({ email: 'maya@example.com', password: 'secret' })
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret')
  })

  it('puts a refusal of the server at the field that it names, and sends again once that is mended', async () => {
    const user = userEvent.setup()
    const refused = new ApiError(422, 'x', {
      errors: ['This is not your current password.'],
      field: 'currentPassword',
    })
    const onSubmit = vi.fn(async () => {}).mockRejectedValueOnce(refused)
    await renderScreen(<JourneyForm form="dashboard/password" onSubmit={onSubmit} />)
    await user.type(await screen.findByLabelText('Current password'), 'wrong')
    await user.type(screen.getByLabelText('New password'), 'plain walnut harbor lamp')
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    const link = within(await screen.findByRole('alert')).getByRole('link')
    expect(link.textContent).toBe('Current password: This is not your current password.')
    const field = screen.getByLabelText('Current password')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const described = field.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toContain('This is not your current password.')
    await user.click(link)
    expect(document.activeElement).toBe(field)
    await user.type(field, ' but now right')
    expect(field.getAttribute('aria-invalid')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('puts all that the server finds wrong at the fields, in the words of the form', async () => {
    const user = userEvent.setup()
    const refused = new ApiError(422, 'x', {
      errors: ['Some of what was sent cannot be used.'],
      faults: [
        { instancePath: '', keyword: 'required', params: { missingProperty: 'password' } },
        { instancePath: '/email', keyword: 'format', params: { format: 'email' } },
        { instancePath: '/email', keyword: 'maxLength', params: { limit: 128 } },
        { instancePath: '/elsewhere', keyword: 'type', params: {} },
      ],
    })
    await renderScreen(<JourneyForm form="auth/login" onSubmit={vi.fn().mockRejectedValue(refused)} />)
    await user.type(await screen.findByLabelText('Email address'), 'maya@example.com')
    await user.type(screen.getByLabelText('Password'), 'secret')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    const summary = await screen.findByRole('alert')
    expect(document.activeElement).toBe(summary)
    const links = within(summary).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Email address: Enter an email address like name@example.com.',
      'Password: Required',
    ])
    for (const label of ['Email address', 'Password'])
      expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  })

  it.each([
    ['the line is cut', new ApiError(0, 'x'), 'Check your connection'],
    [
      'the server fails',
      new ApiError(500, 'Something unexpected happened'),
      'Something unexpected happened.',
    ],
    ['a gateway waits no longer', new ApiError(408, 'x', { errors: ['It took long.'] }), 'It took long.'],
  ])('blames no answer when %s, says that they are kept, and keeps them', async (_, error, sentence) => {
    const user = userEvent.setup()
    await renderScreen(<JourneyForm form="auth/login" onSubmit={vi.fn().mockRejectedValue(error)} />)
    await user.type(await screen.findByLabelText('Email address'), 'maya@example.com')
    await user.type(screen.getByLabelText('Password'), 'secret')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    const summary = await screen.findByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(within(summary).getByRole('heading').textContent).toBe('We could not confirm this was saved')
    expect(summary.textContent).toContain(sentence)
    expect(summary.textContent).toContain('What you entered is still here.')
    expect(summary.textContent).not.toContain('nothing you entered is lost')
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret')
  })

  it.each([
    ['somebody was quicker', 409],
    ['it is tried too often', 429],
    ['it is not allowed', 403],
  ])('says that nothing went through when %s, blames no answer, and keeps them', async (sentence, status) => {
    const user = userEvent.setup()
    const refused = new ApiError(status, 'x', { errors: [sentence] })
    await renderScreen(<JourneyForm form="auth/login" onSubmit={vi.fn().mockRejectedValue(refused)} />)
    await user.type(await screen.findByLabelText('Email address'), 'maya@example.com')
    await user.type(screen.getByLabelText('Password'), 'secret')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toBe(`This did not go through${sentence}.`)
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret')
  })

  it('asks a question only when the answers before it call for it, and sends no answer to others', async () => {
    const user = userEvent.setup()
    const onSubmit = vi.fn(async () => {})
    await renderScreen(<JourneyForm form="bank/autopay" onSubmit={onSubmit} />)
    await user.click(await screen.findByLabelText('Autopay'))
    await user.click(await screen.findByLabelText('Another account'))
    await user.type(await screen.findByLabelText('Routing number'), '110000000')
    await user.click(screen.getByLabelText('I will pay each bill myself'))
    expect(screen.queryByLabelText('Routing number')).toBeNull()
    await user.click(screen.getByRole('button'))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ payType: 'MANUAL' }))
  })

  it('says that a repeated account number differs', async () => {
    const user = userEvent.setup()
    await renderScreen(<JourneyForm form="bank/disburse" onSubmit={vi.fn()} />)
    await user.click(await screen.findByLabelText('Checking'))
    await user.type(await screen.findByLabelText('Routing number'), '021000021')
    await user.type(await screen.findByLabelText('Account number'), '123456789')
    await user.type(await screen.findByLabelText('Confirm account number'), '123456780')
    await user.click(screen.getAllByRole('button').at(-1) as HTMLElement)
    expect((await screen.findByRole('alert')).textContent).toContain('The two entries do not match.')
  })

  it('keeps a draft for this tab, without secrets', async () => {
    const user = userEvent.setup()
    const first = await renderScreen(<JourneyForm form="auth/login" draft="d" onSubmit={vi.fn()} />)
    await user.type(await screen.findByLabelText('Email address'), 'maya@example.com')
    await user.type(await screen.findByLabelText('Password'), 'secret')
    expect(sessionStorage.getItem('draft:d')).not.toContain('secret')
    first.unmount()
    await renderScreen(<JourneyForm form="auth/login" draft="d" onSubmit={vi.fn()} />)
    expect((await screen.findByLabelText<HTMLInputElement>('Email address')).value).toBe('maya@example.com')
  })
})

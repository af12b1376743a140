import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Answer, answerCalls } from '../../../tests/support/browser/answer-calls.ts'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { loadForm } from '../../kit/forms/load-form.ts'
import Proving from './proving.tsx'

// Letters are typed one by one, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 20_000 })

const path = '/identity/secure/api/v1/proof'

afterEach(() => vi.unstubAllGlobals())

/** Opens the question for a proof. */
async function open(twoFactorEnabled: boolean, proof: Answer = { body: { forMs: 1 } }) {
  const calls = answerCalls({
    [path]: proof,
    '/identity/secure/api/v1/identity': { body: { uuid: 'x', twoFactorEnabled, aliases: [] } },
    '/service-profile': { body: { email: 'maya@example.com' } },
  })
  await Promise.all([
    loadForm('auth/code'),
    loadForm('auth/recovery'),
    loadForm('dashboard/account-data'),
    import('../account/own-widgets.tsx'),
    import('../../kit/ui/feedback/dialog-window.tsx'),
  ])
  const given = vi.fn()
  await renderScreen(<Proving onGiven={given} onLeave={() => undefined} />)
  await screen.findByRole('button', { name: 'Confirm and continue' })
  return { given, sent: () => calls.filter(({ url }) => url === path).map(({ body }) => body) }
}

const press = (name: string) => act(() => userEvent.click(screen.getByRole('button', { name })))

describe('the question who acts', () => {
  it('takes the password, or a mailed code, from whoever has no second factor', async () => {
    const { given, sent } = await open(false)
    expect(screen.getByRole('button', { name: 'Email me a code instead' })).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Current password'), 'correct horse')
    await press('Confirm and continue')
    await waitFor(() => expect(given).toHaveBeenCalled())
    expect(sent()).toEqual([{ currentPassword: 'correct horse' }])
  })

  it('takes a code of the second factor from whoever has one, and no code by mail', async () => {
    const { given, sent } = await open(true)
    expect(screen.queryByRole('button', { name: 'Email me a code instead' })).toBeNull()
    expect(screen.queryByLabelText('Current password')).toBeNull()
    await userEvent.type(screen.getByLabelText('Code from your app'), '123456')
    await press('Confirm and continue')
    await waitFor(() => expect(given).toHaveBeenCalled())
    expect(sent()).toEqual([{ factorCode: '123456' }])
  })

  it('takes a recovery code as well', async () => {
    const { given, sent } = await open(true)
    await press('Use a recovery code instead')
    await userEvent.type(screen.getByLabelText('Recovery code'), 'ABCD-EFGH-ABCD-EFGH-ABCD-EFGH')
    await press('Confirm and continue')
    await waitFor(() => expect(given).toHaveBeenCalled())
    expect(sent()).toEqual([{ factorCode: 'ABCD-EFGH-ABCD-EFGH-ABCD-EFGH' }])
  })

  it('says at its field that a code is not right, and goes on with nothing', async () => {
    const refused = { errors: ['This code is not right.'], field: 'code', code: 'FACTOR_CODE' }
    const { given } = await open(true, { status: 422, body: refused })
    await userEvent.type(screen.getByLabelText('Code from your app'), '123456')
    await press('Confirm and continue')
    await waitFor(() =>
      expect(screen.getByLabelText('Code from your app').getAttribute('aria-invalid')).toBe('true'),
    )
    expect(given).not.toHaveBeenCalled()
  })
})

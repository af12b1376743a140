import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { ConfirmCode } from './confirm-code.tsx'

const words = { heading: 'Code', resent: 'Sent again', other: 'Another address', resend: 'Send another' }

async function open(onSubmit: (code: string) => Promise<void>, onAgain: () => Promise<boolean>) {
  await renderScreen(
    <ConfirmCode
      {...{ form: 'dashboard/confirm-code', field: 'emailCode', Heading: 'h2', words, onSubmit, onAgain }}
      onBack={() => undefined}
    >
      Sent.
    </ConfirmCode>,
  )
  await userEvent.type(await screen.findByRole('textbox'), '123456')
}
const confirm = () => userEvent.click(document.querySelector('[type=submit]') as HTMLElement)

it('says that another code replaces the one that is confirmed while it is on its way, and sends neither', async () => {
  const coming = Promise.withResolvers<boolean>()
  const onSubmit = vi.fn(async () => {})
  await open(onSubmit, () => coming.promise)
  await userEvent.click(screen.getByRole('button', { name: 'Send another' }))
  screen.getByRole('button', { name: 'One moment…' })
  await confirm()
  expect((await screen.findByRole('alert')).textContent).toContain('A new code is on its way')
  await act(async () => coming.resolve(true))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(''))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('asks for no other code while one is confirmed, which it would replace', async () => {
  const onAgain = vi.fn(async () => true)
  await open(() => new Promise(() => undefined), onAgain)
  await confirm()
  for (const button of await screen.findAllByRole('button', { name: 'One moment…' }))
    await userEvent.click(button)
  expect(onAgain).not.toHaveBeenCalled()
})

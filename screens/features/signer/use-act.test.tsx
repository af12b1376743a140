import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { SignerView } from '#generated/api'
import { answerCalls } from '../../../tests/support/browser/answer-calls.ts'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { SigningContext } from './signing-context.ts'
import { useAct } from './use-act.ts'

const view: SignerView = {
  uuid: '7b0c2f3a-1111-4111-8111-111111111111',
  step: 'SIGNING',
  broker: false,
  name: 'Sam Okafor',
  borrowerName: 'Jo Doe',
  propertyAddress: {},
  timeZone: 'America/New_York',
  timeShiftMs: 0,
  isCancellable: true,
  documents: [],
  conditions: [],
}

async function sign(typedName: string) {
  const refused = vi.fn()
  function Signing() {
    const act = useAct('signature')
    return (
      <button type="button" onClick={() => act({ typedName }).catch(refused)}>
        Sign
      </button>
    )
  }
  const signing = { view, position: 'heloc-signer/sign', show: vi.fn(), refresh: async () => {} } as const
  const calls = answerCalls({
    '/service-application/api/v1/application/heloc/co-deed/acts/signature': {
      body: { ...view, step: 'SIGNED' },
    },
  })
  await renderScreen(
    <SigningContext value={signing}>
      <Signing />
    </SigningContext>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Sign' }))
  await waitFor(() => expect(refused.mock.calls.length + signing.show.mock.calls.length).toBe(1))
  return { refused: refused.mock.calls[0]?.[0], sent: calls.length }
}

it('refuses a signature with another name before anything is sent, so before a proof is asked for', async () => {
  const { refused, sent } = await sign('Sam Okafar')
  expect(refused).toMatchObject({
    field: 'typedName',
    message: 'This is not the name in your documents, Sam Okafor.',
  })
  expect(sent).toBe(0)
})

it('sends a signature with the name of the documents, however it is typed', async () => {
  expect(await sign(' sam  okafor')).toEqual({ refused: undefined, sent: 1 })
})

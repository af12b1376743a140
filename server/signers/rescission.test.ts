import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { askChatbot } from '../../tests/support/http/ask-chatbot.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { walk } from '../../tests/support/http/road.ts'
import { act, coDeed, invite, invitedSigner, signedOwners, view } from '../../tests/support/http/signer.ts'
import type { PaymentRail } from '../vendors/ports/payment-rail.ts'
import { sandboxPayments } from '../vendors/sandbox/sandbox-closing.ts'

// A whole application runs here, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const send = vi.fn<PaymentRail['send']>(sandboxPayments.send)

let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp({
    vendors: { payments: { ...sandboxPayments, send } },
    sandbox: { daySeconds: 3600, jobMs: 0, reviewMs: 0 },
  })
})
afterAll(() => app.close())

const cancel = { cancelConsent: true, typedName: 'Sam Okafor' }

/** Creates a borrower and a co-owner who has signed, and walks on to a state. */
async function owners(state = 'RESCISSION', occupancy: 'PRIMARY' | 'SECOND_HOME' = 'PRIMARY') {
  const found = await signedOwners(app, { occupancy })
  await walk(found.borrower, state)
  return found
}

/** Words of a co-owner's document of a kind. */
async function wordsOf(signer: Borrower, kind: string): Promise<string> {
  const { documents } = await view(signer)
  const found = documents.find(({ type }) => type === kind)
  return (await signer.get(`${coDeed}/documents/${found?.uuid}/text`)).body
}

const confirmationOf = (signer: Borrower) => wordsOf(signer, 'CANCELLATION_CONFIRMATION')

interface Letter {
  readonly recipient: string
  readonly template: string
  readonly subject: string
  readonly body: string
}

describe('the right to cancel of a co-owner', () => {
  it('is told with a notice of their own, and used for all owners', async () => {
    const { borrower, signer, email } = await owners()
    const { rescission, documents } = await view(signer)
    expect(rescission?.lastDay).toBe((await borrower.heloc()).rescissionLastDay)
    const notice = documents.find(({ type }) => type === 'NOTICE_OF_RIGHT_TO_CANCEL')
    expect((await signer.get(`${coDeed}/documents/${notice?.uuid}/text`)).json().title).toBe(
      'Notice of right to cancel',
    )
    const wrong = await act(signer, 'rescission', { ...cancel, typedName: 'Jo Doe' })
    expect(wrong.json().code).toBe('SIGNATURE_NAME')

    const after = (await act(signer, 'rescission', cancel)).json()
    expect(after).toMatchObject({ step: 'CANCELLED', cancellation: 'RESCINDED' })
    expect(after.standing).toMatch(/^You canceled the line of credit on .* What you signed has no effect\.$/)
    expect(await confirmationOf(signer)).toContain('Sam Okafor used the right to cancel')
    expect((await borrower.status()).checklistStatus).toBe('CANCELLED')
    expect((await borrower.heloc()).cancellation).toMatchObject({ kind: 'RESCINDED', by: 'Sam Okafor' })
    expect(send).not.toHaveBeenCalled()
    const letters: readonly Letter[] = (await borrower.get('/outbox')).json()
    const told = letters.filter(({ template }) => template === 'rescinded')
    expect(told.map(({ recipient }) => recipient).sort()).toEqual(
      [email, (await borrower.profile()).email].sort(),
    )
    const own = told.find(({ recipient }) => recipient === email)?.body ?? ''
    expect(own).toContain('/account/heloc/heloc-signer')
    const [, denial = ''] = /This was not me: \S*(\/not-me\S+)/.exec(own) ?? []
    expect(told.filter(({ body }) => body.includes('/not-me/'))).toHaveLength(1)
    const done = await app.inject({ method: 'POST', url: denial })
    expect(done.body).toContain('The line of credit stays canceled')
    expect((await borrower.heloc()).cancellation).toMatchObject({ deniedAt: expect.any(String) })
    await app.inject({ method: 'POST', url: denial })
    const since: readonly Letter[] = (await borrower.get('/outbox')).json()
    const corrections = since.filter(({ template }) => template === 'cancellationDenied')
    expect(corrections.map(({ recipient }) => recipient).sort()).toEqual(
      told.map(({ recipient }) => recipient).sort(),
    )
    const to = (recipient: string | undefined) =>
      corrections.find((letter) => letter.recipient === recipient)?.body
    expect(to(email)).toContain('You told Hearthline')
    expect(to(email)).toContain('it stays canceled for every owner of the home')
    expect(to((await borrower.profile()).email)).toMatch(
      /Sam Okafor has since told us that someone else did it .* it stays canceled/,
    )
    expect(await askChatbot(borrower, 'What happened to my application?')).not.toContain('apply again')
  })

  it('is not needed where the application was withdrawn, and who denies the withdrawal is not left named as its author', async () => {
    const borrower = new Borrower(app)
    await borrower.register(registration({ street1: '11 Joint Deed Drive' }))
    await walk(borrower, 'CO_DEED_REQ')
    const email = await invite(borrower)
    await invitedSigner(app, email)
    await borrower.step('withdrawal', { withdrawConsent: true })
    const letters = async (): Promise<readonly Letter[]> => (await borrower.get('/outbox')).json()
    const own = (await letters()).find(({ template }) => template === 'withdrawn')?.body ?? ''
    const [, denial = ''] = /This was not me: \S*(\/not-me\S+)/.exec(own) ?? []
    await app.inject({ method: 'POST', url: denial })
    const ended = (await letters()).find(({ template }) => template === 'signingEnded')
    expect(ended?.subject).toBe('You no longer need to sign')
    const told = (await letters()).find(
      ({ template, recipient }) => template === 'cancellationDenied' && recipient === email,
    )
    expect(told?.body).toMatch(
      /wrote to you that Jo Doe had withdrawn the application\. Jo Doe has since told us that someone else did it .*nothing for you to sign/,
    )
  })

  it('is told of a withdrawal as one who had signed, where they had', async () => {
    const { borrower, signer, email } = await owners('DEED_SIGNING')
    await borrower.step('withdrawal', { withdrawConsent: true })
    const letters: readonly Letter[] = (await borrower.get('/outbox')).json()
    const told = letters.find(({ template, recipient }) => template === 'signingEnded' && recipient === email)
    expect(told?.subject).toBe('The application you signed for was withdrawn')
    expect(told?.body).toContain('What you signed has no effect.')
    const { cancellation, standing } = await view(signer)
    expect(cancellation).toBe('WITHDRAWN')
    expect(standing).toMatch(/^Jo Doe withdrew the application on .* What you signed has no effect\.$/)
  })

  it('is over when the borrower has cancelled', async () => {
    const { borrower, signer } = await owners()
    await borrower.step('rescission', { cancelConsent: true, typedName: 'Jo Doe' })
    const { step, standing, rescission } = await view(signer)
    expect([step, rescission]).toEqual(['CANCELLED', undefined])
    expect(standing).toMatch(/^Jo Doe canceled the line of credit on /)
    expect(await confirmationOf(signer)).toContain('Jo Doe used the right to cancel')
    for (const question of ['What do I have to do next?', 'Can I still cancel?'])
      expect(await askChatbot(signer, question)).toContain(standing)
    expect((await act(signer, 'rescission', cancel)).statusCode).toBe(409)
  })

  it.each(['DEED_SIGNING', 'TRUST_AND_INSURANCE'])(
    'is there from their signature on, at %s',
    async (state) => {
      const { borrower, signer } = await owners(state)
      expect((await view(signer)).rescission).toEqual({ timeZone: 'America/New_York' })
      expect((await act(signer, 'rescission', cancel)).statusCode).toBe(200)
      expect((await borrower.status()).checklistStatus).toBe('CANCELLED')
      expect((await borrower.heloc()).cancellation).toMatchObject({ kind: 'RESCINDED', by: 'Sam Okafor' })
    },
  )

  it('does not exist for a second home, and is promised in nothing that they read', async () => {
    const { signer } = await owners('TRUST_AND_INSURANCE', 'SECOND_HOME')
    expect((await view(signer)).isCancellable).toBe(false)
    for (const type of ['CO_OWNER_NOTICE', 'CLOSING_DISCLOSURE'] as const) {
      const words = await wordsOf(signer, type)
      expect(words).toContain('no time to cancel is given')
      expect(words).not.toMatch(/you too may cancel/i)
    }
    expect((await view(signer)).rescission).toBeUndefined()
    expect((await act(signer, 'rescission', cancel)).json().code).toBe('NO_RIGHT_TO_CANCEL')
  })
})

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { askChatbot } from '../../tests/support/http/ask-chatbot.ts'
import { walk } from '../../tests/support/http/road.ts'
import { coDeed, signedOwners, view } from '../../tests/support/http/signer.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp({ sandbox: { daySeconds: 3600, jobMs: 0, reviewMs: 0 } })
})
afterAll(() => app.close())

interface Letter {
  readonly recipient: string
  readonly template: string
  readonly subject: string
  readonly body: string
}

/** Creates a borrower and a co-owner who has signed. */
async function owners(home = {}) {
  const { borrower, signer, email } = await signedOwners(app, home)
  const outbox = async (): Promise<readonly Letter[]> => (await borrower.get('/outbox')).json()
  const endings = async () =>
    (await outbox()).filter(({ recipient, template }) => recipient === email && template === 'signingEnded')
  return { borrower, signer, outbox, endings }
}

describe('a co-owner who has signed', () => {
  it('is told once by letter that a declined application has ended, and not why', async () => {
    const { borrower, signer, endings } = await owners({ state: 'MA', lastName: 'Refused' })
    await walk(borrower, 'DECLINED')
    const told = await endings()
    expect(told.map(({ subject }) => subject)).toEqual(['The application you signed for has ended'])
    const [{ body } = { body: '' }] = told
    expect(body).toContain(
      'The application of Jo Refused that you were asked to sign for has ended. What you signed has no effect.',
    )
    expect(body).not.toMatch(/declin|withdr|attorney|credit report|reason/i)
    expect((await view(signer)).standing).toBe(
      'The application of Jo Refused has ended. What you signed has no effect.',
    )
  })

  it('is answered in the language that the browser chose, and written to in that of their account', async () => {
    const { borrower, signer, endings } = await owners()
    const spanish = { cookie: 'language=es-US' }
    const standing = async (headers = {}, query = '') =>
      (await signer.callOnce({ method: 'GET', url: `${coDeed}/signing${query}`, headers })).json().standing
    expect(await standing()).toMatch(/^Every owner signs/)
    expect(await standing({}, '?lang=es-US')).toMatch(/^Todos los propietarios firman/)
    expect(await standing(spanish)).toMatch(/^Todos los propietarios firman/)
    expect(await askChatbot(signer, '¿Qué tengo que hacer ahora?', spanish)).toContain(
      'Todos los propietarios firman',
    )
    await borrower.submit('withdrawal', { withdrawConsent: true })
    expect((await endings()).map(({ subject }) => subject)).toEqual([
      'The application you signed for was withdrawn',
    ])
  })

  it('reads what was closed, where the withdrawal was not the borrower’s own', async () => {
    const { borrower, signer, outbox } = await owners()
    await borrower.submit('withdrawal', { withdrawConsent: true })
    const own = (await outbox()).find(({ template }) => template === 'withdrawn')?.body ?? ''
    const [, denial = ''] = /This was not me: \S*(\/not-me\S+)/.exec(own) ?? []
    await app.inject({ method: 'POST', url: denial })
    const { standing } = await view(signer)
    expect(standing).toMatch(/^The application was closed in the name of Jo Doe on /)
    expect(await askChatbot(signer, 'What do I have to do next?')).toContain(standing)
  })
})

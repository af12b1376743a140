// @module-tag slow
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OpenDatabase } from '../../server/database/database.ts'
import { eq } from '../../server/database/drizzle.ts'
import { outbox } from '../../server/database/schema.ts'
import { createSecrets } from '../../server/keys/load-secrets.ts'
import type { LetterParts } from '../../server/letters/written/letter-parts.ts'
import { createSecret } from '../../server/secrets/random-secret.ts'
import type { VendorConnections } from '../../server/settings/connection.ts'
import type { SandboxMode } from '../../server/settings/sandbox-settings.ts'
import { createVendorDirectory } from '../../server/vendors/vendor-directory.ts'
import { createTestApp } from '../support/backend/create-test-app.ts'
import { openTestDatabase } from '../support/database/test-database.ts'
import { MailServer, refusal } from '../support/vendors/mail-server.ts'

// The server looks for letters every second, and sends again after one and two seconds, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const soon = { timeout: 30_000, interval: 20 }

const secrets = createSecrets()
let mail: MailServer
let database: OpenDatabase
let running: FastifyInstance | undefined

beforeEach(async () => {
  mail = new MailServer()
  database = await openTestDatabase()
  await mail.start()
})
afterEach(async () => {
  await running?.close()
  running = undefined
  await mail.remove()
  await database.close()
})

/** Starts a server on the database of the test, which outlives it. */
async function start(
  connections: VendorConnections = mail.connections(),
  mode: SandboxMode = 'on',
): Promise<void> {
  const lasting = { ...database, close: async () => {} }
  running = await createTestApp({
    database: lasting,
    secrets,
    sandbox: { mode },
    directory: (parts) => createVendorDirectory(connections, parts),
  })
}

async function restart(): Promise<void> {
  await running?.close()
  await start()
}

async function write(recipient: string, attempts = 0, parts: LetterParts = {}): Promise<number> {
  const words = { subject: 'Your code', body: 'Your code is 482913.\nKeep it — it’s yours.' }
  const kind = { tenant: 'hearthline', channel: 'MAIL', template: 'setupCode', kind: 'OTHER' } as const
  const [row] = await database.db
    .insert(outbox)
    .values({ ...kind, ...words, recipient, attempts, parts, createdAt: new Date() })
    .returning({ id: outbox.id })
  return row?.id ?? 0
}

async function kept(id: number): Promise<typeof outbox.$inferSelect> {
  const [row] = await database.db.select().from(outbox).where(eq(outbox.id, id))
  if (row === undefined) throw new Error(`The outbox has no letter ${id}.`)
  return row
}

const isSent = (id: number) => vi.waitUntil(async () => (await kept(id)).sentAt !== null, soon)
const isGivenUp = (id: number) => vi.waitUntil(async () => (await kept(id)).deadAt !== null, soon)
const hasFailed = (id: number) => vi.waitUntil(async () => (await kept(id)).attempts > 0, soon)
const receivers = () => mail.received.flatMap(({ to }) => to)

describe('a letter of the outbox', () => {
  it('arrives once, encrypted and after a login, from the lender, its words whole', async () => {
    await start()
    const id = await write('jo@example.com')
    await isSent(id)
    expect(mail.received).toMatchObject([{ to: ['jo@example.com'], user: 'letters', isEncrypted: true }])
    const [{ text = '' } = {}] = mail.received
    expect(text).toMatch(/^From: "?Hearthline[^<\n]*<letters@lender\.example>/m)
    expect(text).toContain('Subject: Your code')
    expect(text).toContain(`Message-ID: <letter-${id}@lender.example>`)
    expect(text).toContain('Your code is 482913.')
    expect(text).toMatch(/^Content-Type: multipart\/alternative/m)
    expect(text.indexOf('Content-Type: text/plain')).toBeGreaterThan(0)
    expect(text.indexOf('Content-Type: text/html')).toBeGreaterThan(text.indexOf('Content-Type: text/plain'))
    expect(text).not.toContain('Content-Disposition: attachment')
    expect(await kept(id)).toMatchObject({ attempts: 0, failure: null, deadAt: null })
  })

  it('keeps neither its code nor the tokens of its links once it was sent, but in the sandbox', async () => {
    const url = 'https://apply.example.com/setup?application=1#token'
    const denial = { label: 'No', url: `https://apply.example.com/not-me/${createSecret()}?lang=en-US` }
    const parts: LetterParts = { code: '482913', link: { label: 'Go on', url }, denial }
    await start(mail.connections(), 'closed')
    const id = await write('jo@example.com', 0, parts)
    await isSent(id)
    expect(mail.received[0]?.text).toContain('482913')
    const [said, open] = ['Your code is ••••••.\nKeep it — it’s yours.', 'https://apply.example.com/setup']
    const shown = {
      link: { label: 'Go on', url: open },
      denial: { label: 'No', url: 'https://apply.example.com/not-me' },
    }
    expect(await kept(id)).toMatchObject({ body: said, parts: shown })
    expect((await kept(id)).parts.code).toBeUndefined()
    await running?.close()
    await start()
    const played = await write('jo@example.com', 0, parts)
    await isSent(played)
    expect(await kept(played)).toMatchObject({ parts })
  })

  it('with a code arrives while the mail server is silent about a dozen others', async () => {
    const { promise: silence, resolve: speak } = Promise.withResolvers<void>()
    mail.weigh = (address) => (address.startsWith('slow') ? silence : Promise.resolve())
    await start()
    for (let index = 0; index < 12; index += 1) await write(`slow.${index}@example.com`)
    await vi.waitUntil(
      async () => (await database.db.select().from(outbox)).every(({ queuedAt }) => queuedAt !== null),
      soon,
    )
    await isSent(await write('jo@example.com', 0, { code: '482913' }))
    expect(receivers()).toEqual(['jo@example.com'])
    speak()
  })

  it('offers mail programs to stop letters of its kind by a POST (RFC 8058) exactly where they can be refused', async () => {
    await start()
    const reader = '6d0e5a2c-91ab-4f0e-8a5b-7c3f1d2e9b44'
    const headersOf = async (template: string) => {
      const id = await write('jo@example.com')
      await database.db.update(outbox).set({ reader, template }).where(eq(outbox.id, id))
      await isSent(id)
      return (mail.received.at(-1)?.text ?? '').split('\r\n\r\n')[0]?.replaceAll(/\r\n\s+/g, '')
    }
    const offered = await headersOf('continueApplication')
    expect(offered).toMatch(/^List-Unsubscribe: ?<https?:\/\/[^\s>]+\/unsubscribe\/[^\s>]+>$/m)
    expect(offered).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
    expect(await headersOf('decision')).not.toContain('List-Unsubscribe')
  })

  it('is given up at once where the mail server refuses it for good, and sent again when an operator says so', async () => {
    await start()
    mail.weigh = async () => {
      throw refusal(550, 'No such person')
    }
    const id = await write('gone@example.com')
    await isGivenUp(id)
    expect(await kept(id)).toMatchObject({ attempts: 1, sentAt: null })
    expect((await kept(id)).failure).toContain('550 No such person')
    mail.weigh = async () => {}
    const url = `/operator/vendors/dead-letters/letter_${id}/send-again`
    const headers = { authorization: `Operator ${secrets.operatorKey}` }
    expect((await running?.inject({ method: 'POST', url, headers }))?.statusCode).toBe(200)
    await isSent(id)
    expect(await kept(id)).toMatchObject({ deadAt: null, failure: null })
  })

  it('is sent again where the mail server takes it later', async () => {
    await start()
    const asked: string[] = []
    mail.weigh = async (address) => {
      asked.push(address)
      if (asked.length < 3) throw refusal(451, 'Try again later')
    }
    const id = await write('busy@example.com')
    await hasFailed(id)
    expect((await kept(id)).failure).toContain('451 Try again later')
    await isSent(id)
    expect(await kept(id)).toMatchObject({ attempts: 2, failure: null, deadAt: null })
    expect(receivers()).toEqual(['busy@example.com'])
  })

  it('waits while the mail server is away, and goes when it is back', async () => {
    await start()
    await mail.stop()
    const id = await write('jo@example.com')
    await hasFailed(id)
    expect(await kept(id)).toMatchObject({ sentAt: null, deadAt: null })
    expect((await kept(id)).failure).toContain('ECONNREFUSED')
    await mail.start()
    await isSent(id)
    expect(receivers()).toEqual(['jo@example.com'])
  })

  it('is given up after twenty attempts', async () => {
    await start()
    await mail.stop()
    const [spent, other] = [await write('jo@example.com', 19), await write('sam@example.com', 18)]
    await isGivenUp(spent)
    await vi.waitUntil(async () => (await kept(other)).attempts === 19, soon)
    expect(await kept(spent)).toMatchObject({ attempts: 20, sentAt: null })
    expect(await kept(other)).toMatchObject({ deadAt: null })
  })

  it('is kept, not given up, while the mail server does not know the login, has no STARTTLS or shows a strange certificate', async () => {
    const faults: (readonly [VendorConnections, string])[] = [
      [mail.connections('another password'), 'Not your password'],
      [mail.connections(undefined, ''), 'certificate'],
    ]
    for (const [connections, said] of faults) {
      await start(connections)
      const id = await write('jo@example.com')
      await hasFailed(id)
      expect(await kept(id)).toMatchObject({ sentAt: null, deadAt: null })
      expect((await kept(id)).failure).toContain(said)
      await running?.close()
    }
    const clear = new MailServer({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true })
    await clear.start()
    await start(clear.connections())
    const id = await write('jo@example.com')
    await hasFailed(id)
    await running?.close()
    running = undefined
    await clear.remove()
    expect(await kept(id)).toMatchObject({ sentAt: null, deadAt: null })
    expect([...mail.received, ...clear.received]).toEqual([])
  })
})

describe('a server that starts again', () => {
  it('sends nothing a second time, and what was left', async () => {
    await start()
    const first = await write('first@example.com')
    await isSent(first)
    await restart()
    const second = await write('second@example.com')
    await isSent(second)
    await restart()
    const third = await write('third@example.com')
    await isSent(third)
    expect(receivers()).toEqual(['first@example.com', 'second@example.com', 'third@example.com'])
  })

  it('ends a letter first that is being sent', async () => {
    await start()
    const go = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    mail.weigh = () => {
      asked.resolve()
      return go.promise
    }
    const id = await write('jo@example.com')
    await asked.promise
    const closed = running?.close()
    go.resolve()
    await closed
    expect((await kept(id)).sentAt).not.toBeNull()
    await start()
    const other = await write('other@example.com')
    await isSent(other)
    expect(receivers()).toEqual(['jo@example.com', 'other@example.com'])
  })

  it('sends a letter under the same identity where it died before it could note that it was sent', async () => {
    await start()
    const id = await write('jo@example.com')
    await isSent(id)
    await running?.close()
    await database.db.update(outbox).set({ sentAt: null, queuedAt: null }).where(eq(outbox.id, id))
    await start()
    await isSent(id)
    const identities = mail.received.map(({ text }) => /^Message-ID: (.*)$/m.exec(text)?.[1]?.trim())
    expect(identities).toEqual(Array.from({ length: 2 }, () => `<letter-${id}@lender.example>`))
  })
})

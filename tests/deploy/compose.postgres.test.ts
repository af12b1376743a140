// @module-tag slow
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { repository } from '#source'
import { createTestDatabase } from '../support/database/test-database.ts'
import { deploy, readCompose, readDockerfile, readPairs } from '../support/deploy/read-deployment.ts'
import { type Program, startProgram, untilSaid } from '../support/deploy/start-program.ts'
import { Borrower } from '../support/http/borrower.ts'
import { nextAddress, registration } from '../support/http/registration.ts'
import { remoteApp } from '../support/http/remote-app.ts'
import { freePort } from '../support/processes/free-port.ts'
import { MailServer } from '../support/vendors/mail-server.ts'

// Servers are started, and letters looked for, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const services = readCompose()
const [, image = []] = readDockerfile()
const inImage = (name: string) => image.find((one) => one.name === name)?.rest ?? ''

let folder: string
let database: Awaited<ReturnType<typeof createTestDatabase>>
let mail: MailServer
let secrets: Readonly<Record<string, string>>
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'heloc-compose-'))
  execFileSync('sh', [path.join(deploy, 'make-secrets.sh'), folder])
  chmodSync(folder, 0o777)
  secrets = readPairs(readFileSync(path.join(folder, '.env'), 'utf8').trim().replaceAll('\n', ' '))
  database = await createTestDatabase()
  const pem = (name: string) => readFileSync(path.join(folder, `mail/${name}.pem`))
  mail = new MailServer({ key: pem('key'), cert: pem('certificate'), authOptional: true })
  await mail.start()
})
afterAll(async () => {
  await mail.remove()
  await database.remove()
  rmSync(folder, { recursive: true })
})

/** Writes the file of connections as this machine needs it: the catcher is another process of it, not another machine. */
function writeVendors(): string {
  const file = path.join(folder, 'vendors.json')
  const source = JSON.parse(readFileSync(path.join(deploy, 'vendors.json'), 'utf8'))
  const { port } = mail.connections().connections.get('mail') as { port: number }
  const caFile = path.join(folder, 'mail/certificate.pem')
  Object.assign(source.connections.catcher, { host: '127.0.0.1', port, caFile })
  writeFileSync(file, JSON.stringify(source))
  return file
}

/** Starts a service of the compose file as its container would, on a port of its own. */
function start(name: string, port: number, args: readonly string[] = []): Program {
  const { command, environment = {} } = services[name] ?? { image: '' }
  const given = Object.entries(environment).map(
    ([variable, value]) =>
      [variable, value.replaceAll(/\$\{(\w+):\?[^}]*\}/g, (_, secret) => secrets[secret] ?? '')] as const,
  )
  return startProgram([...(command ?? JSON.parse(inImage('CMD'))), ...args], repository, {
    ...readPairs(inImage('ENV')),
    ...Object.fromEntries(given),
    PORT: String(port),
    DATA_DIR: folder,
    TMPDIR: folder,
    DATABASE_URL: database.url,
    VENDORS: writeVendors(),
  })
}

it('the services migrate, start, post letters to the catcher, and know each other’s borrowers', async () => {
  const { POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD } = services.database?.environment ?? {}
  for (const name of ['migration', 'server-1', 'server-2'])
    expect(services[name]?.environment?.DATABASE_URL).toBe(
      `postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@database:5432/${POSTGRES_DB}`,
    )

  const migration = start('migration', await freePort())
  expect([await migration.ended, migration.said()]).toEqual([
    0,
    expect.stringContaining('every migration of this release'),
  ])

  const ports = [await freePort(), await freePort()]
  const servers = ports.map((port, index) => start(`server-${index + 1}`, port, ['--api-only']))
  await Promise.all(servers.map((server) => untilSaid(server, 'Listening')))
  const [first = '', second = ''] = ports.map((port) => `http://127.0.0.1:${port}`)
  const [, health = ''] = /health_uri (\S+)/.exec(readFileSync(path.join(deploy, 'Caddyfile'), 'utf8')) ?? []
  for (const base of [first, second]) expect((await fetch(base + health)).status).toBe(200)

  const email = nextAddress()
  const borrower = new Borrower(remoteApp(first))
  await borrower.client.register(registration({ email }), codeFromMail)
  const letter = mail.received.find(({ to }) => to.includes(email))
  expect(letter?.isEncrypted).toBe(true)
  const elsewhere = new Borrower(remoteApp(second))
  elsewhere.token = borrower.token
  const url = `/service-application/api/v1/application/heloc/${borrower.application}`
  expect((await elsewhere.get(url)).statusCode).toBe(200)

  for (const server of servers) server.signal('SIGTERM')
  expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0])
})

/** Waits for the letter with a code, and reads it. */
const codeFromMail = (email: string): Promise<string> =>
  vi.waitFor(
    () => {
      const body = mail.received
        .find(({ to }) => to.includes(email))
        ?.text.split('\r\n\r\n')
        .slice(1)
        .join()
      const code = /\b\d{6}\b/.exec(body ?? '')?.[0]
      if (code === undefined) throw new Error(`No letter to ${email} has a code.`)
      return code
    },
    { timeout: 60_000, interval: 50 },
  )

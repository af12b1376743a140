import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repository } from '#source'
import { resolveVendors } from '../../server/settings/vendor-settings.ts'
import { resolveSettings } from '../../server/settings.ts'
import { deploy, readCompose, readDockerfile, readPairs } from '../support/deploy/read-deployment.ts'
import { settingsRead } from '../support/deploy/settings-read.ts'

const services = readCompose()
const text = readFileSync(path.join(deploy, 'compose.yaml'), 'utf8')
const ofImage = Object.entries(services).filter(([, { image }]) => image === 'heloc')
const servers = ofImage.filter(([, { command }]) => command === undefined).map(([name]) => name)
const imageEnv = readPairs(readDockerfile()[1]?.find(({ name }) => name === 'ENV')?.rest ?? '')

let made: string
beforeAll(() => {
  made = mkdtempSync(path.join(tmpdir(), 'heloc-secrets-'))
  execFileSync('sh', [path.join(deploy, 'make-secrets.sh'), made])
})
afterAll(() => rmSync(made, { recursive: true }))

describe('the compose file', () => {
  it('runs two servers, a proxy, a Postgres and a mail catcher', () => {
    expect(servers).toEqual(['server-1', 'server-2'])
    expect(Object.keys(services).sort()).toEqual(['database', 'mail', 'migration', 'proxy', ...servers])
  })

  it('pins every image of others by its version and digest, and builds its own', () => {
    for (const [name, { image, build }] of Object.entries(services))
      if (build === undefined)
        expect([name, image]).toEqual([name, expect.stringMatching(/:v?\d+\.\d+\S*@sha256:[0-9a-f]{64}$/)])
      else expect(existsSync(path.join(deploy, build.context, build.dockerfile))).toBe(true)
  })

  it('sets no variable that the server does not read', () => {
    for (const [, { environment = {} }] of ofImage)
      expect(Object.keys(environment).filter((name) => !settingsRead().has(name))).toEqual([])
  })

  it('takes every secret from what make-secrets.sh makes', () => {
    const asked = [...text.matchAll(/\$\{(\w+):\?run make-secrets\.sh\}/g)].map(([, name]) => name)
    const pairs = readPairs(readFileSync(path.join(made, '.env'), 'utf8').trim().replaceAll('\n', ' '))
    expect(new Set(asked)).toEqual(new Set(Object.keys(pairs)))
    expect(text.match(/\$\{/g)).toHaveLength(asked.length)
    for (const secret of Object.values(pairs)) expect(secret).toMatch(/^[0-9a-f]{64}$/)
  })

  it('keeps the secrets that are there, which only their owner reads', () => {
    const file = path.join(made, '.env')
    const before = readFileSync(file, 'utf8')
    execFileSync('sh', [path.join(deploy, 'make-secrets.sh'), made])
    expect(readFileSync(file, 'utf8')).toBe(before)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('mounts files that are here, or that make-secrets.sh makes and no commit and no image holds', () => {
    const mounted = Object.values(services)
      .flatMap(({ volumes = [] }) => volumes)
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((place) => place.startsWith('./'))
    expect(mounted.length).toBeGreaterThan(3)
    const absent = mounted.filter((place) => !existsSync(path.join(deploy, place)))
    for (const place of absent) expect(existsSync(path.join(made, place))).toBe(true)
    const ignored = (file: string) => readFileSync(file, 'utf8').split('\n')
    for (const name of ['deploy/.env', 'deploy/mail']) {
      expect(ignored(path.join(deploy, 'Dockerfile.dockerignore'))).toContain(name)
      const git = ignored(path.join(repository, '.gitignore'))
      expect(git.some((line) => line.replaceAll(/^\/|\/$/g, '') === name)).toBe(true)
    }
  })

  it('leaves each container but the database a file system that nobody writes to, and no capability', () => {
    for (const [name, { read_only, cap_drop, security_opt }] of Object.entries(services)) {
      expect([name, security_opt]).toEqual([name, ['no-new-privileges:true']])
      if (name !== 'database') expect([name, read_only, cap_drop]).toEqual([name, true, ['ALL']])
    }
  })

  it('opens ports to this machine alone', () => {
    const ports = Object.values(services).flatMap(({ ports = [] }) => ports)
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([])
    expect(ports).toHaveLength(2)
  })

  it('waits for a server that ends for as long as the operators’ page says', () => {
    const operations = readFileSync(path.join(repository, 'docs/operations.md'), 'utf8')
    const [, seconds] = /let a supervisor wait for (\d+)/.exec(operations) ?? []
    for (const name of servers) expect(services[name]?.stop_grace_period).toBe(`${seconds}s`)
  })
})

describe('the proxy', () => {
  const caddyfile = readFileSync(path.join(deploy, 'Caddyfile'), 'utf8')

  it('sends to every server, at the port of the image, what comes in at the port that is open', () => {
    const [, upstreams = ''] = /reverse_proxy (.*) \{/.exec(caddyfile) ?? []
    expect(upstreams.split(' ')).toEqual(servers.map((name) => `${name}:${imageEnv.PORT}`))
    expect(caddyfile).toContain(`\n:${services.proxy?.ports?.[0]?.split(':')[2]} {`)
  })

  it('asks whether a server is ready more often than one that ends says that it is not', () => {
    const [, every] = /health_interval (\d+)s/.exec(caddyfile) ?? []
    expect(Number(every) * 1000).toBeLessThan(resolveSettings({}, []).drainMs)
  })
})

describe('the connection for mail', () => {
  it('is the catcher of the compose file, with the certificate that is made for its name', () => {
    const source = JSON.parse(readFileSync(path.join(deploy, 'vendors.json'), 'utf8'))
    expect(source.connections.catcher).toMatchObject({ host: 'mail', port: 1025 })
    expect(services[source.connections.catcher.host]).toBeDefined()
    const certificate = path.join(made, 'mail/certificate.pem')
    const said = execFileSync('openssl', ['x509', '-in', certificate, '-noout', '-checkhost', 'mail'])
    expect(String(said)).toContain('does match')
    expect(() => resolveVendors({ VENDORS: path.join(deploy, 'vendors.json') })).toThrow(
      '/etc/heloc/mail.pem',
    )
  })
})

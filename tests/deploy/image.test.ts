// @module-tag slow
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { resolveSettings } from '../../server/settings.ts'
import { filesBelow, makeProductionFolder } from '../support/deploy/production-folder.ts'
import { type Instruction, readDockerfile, readPairs } from '../support/deploy/read-deployment.ts'
import { settingsRead } from '../support/deploy/settings-read.ts'
import { type Program, startProgram, untilSaid } from '../support/deploy/start-program.ts'
import { freePort } from '../support/processes/free-port.ts'

// A server is started, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 })

const [build = [], image = []] = readDockerfile()
const all = (stage: readonly Instruction[], name: string) =>
  stage.filter((one) => one.name === name).map(({ rest }) => rest)
const only = (name: string) => {
  const found = all(image, name)
  expect([name, found.length]).toEqual([name, 1])
  return found[0] ?? ''
}
const env = readPairs(only('ENV'))
const command: readonly string[] = JSON.parse(only('CMD'))

/** Names in the folder of the build that are copied into the image. */
const copied = all(image, 'COPY').flatMap((rest) => {
  const [from, ...places] = rest.split(' ')
  expect(from).toBe('--from=build')
  return places.slice(0, -1).map((place) => path.relative('/app', place))
})

describe('the image', () => {
  it('stands on one base, pinned by its digest, with the Node that the product is tested on', () => {
    const pinned = new RegExp(
      `^node:${manifest.dependencies.node}-bookworm-slim@sha256:[0-9a-f]{64}( AS build)?$`,
    )
    for (const stage of [build, image]) expect(all(stage, 'FROM')).toEqual([expect.stringMatching(pinned)])
  })

  it('is built by the documented commands, in a stage of which no development package remains', () => {
    const commands = all(build, 'RUN').flatMap((line) => line.split(' && '))
    const documented = ['npm ci', 'npm run build', 'npm ci --omit=dev']
    expect(commands.filter((one) => documented.includes(one))).toEqual(documented)
  })

  it('runs as a user without rights what `npm run serve` does, and is asked to end as it expects', () => {
    const start = `exec env MALLOC_ARENA_MAX=${env.MALLOC_ARENA_MAX} ${command.join(' ')}`
    expect(start).toBe(manifest.scripts.serve)
    expect(only('USER')).toBe('node')
    expect(only('STOPSIGNAL')).toBe('SIGTERM')
  })

  it('sets what the server reads, and opens the port at which it listens', () => {
    expect(Object.keys(env).filter((name) => !settingsRead().has(name))).toEqual([])
    const settings = resolveSettings(env, [])
    expect(only('EXPOSE')).toBe(String(settings.port))
    expect(settings).toMatchObject({ host: '0.0.0.0', sandbox: { mode: 'closed' } })
    expect(only('VOLUME')).toBe(settings.dataDir)
  })
})

describe('what is in the image', () => {
  let folder: string
  let data: string
  let server: Program
  let before: readonly string[]
  const settings: Record<string, string> = {}
  beforeAll(async () => {
    folder = makeProductionFolder(copied)
    data = mkdtempSync(path.join(tmpdir(), 'heloc-volume-'))
    for (const place of [folder, data]) chmodSync(place, place === data ? 0o777 : 0o755)
    mkdirSync(path.join(data, 'tmp'), { mode: 0o777 })
    chmodSync(path.join(data, 'tmp'), 0o777)
    before = filesBelow(folder)
    Object.assign(settings, env, {
      PATH: process.env.PATH ?? '',
      PORT: String(await freePort()),
      DATA_DIR: data,
      TMPDIR: path.join(data, 'tmp'),
    })
    server = startProgram(command, folder, settings)
    await untilSaid(server, 'Listening')
  })
  afterAll(() => {
    for (const place of [folder, data]) rmSync(place, { recursive: true })
  })

  it('is all that a server needs: it starts, and its own check finds it healthy', () => {
    const [, check = ''] = /CMD (\[.*\])$/.exec(only('HEALTHCHECK')) ?? []
    const [, ...args]: readonly string[] = JSON.parse(check)
    const ask = (PORT = '') => spawnSync(process.execPath, args, { env: { ...settings, PORT } }).status
    expect(ask(settings.PORT)).toBe(0)
    expect(ask('1')).not.toBe(0)
  })

  it('serves pages', async () => {
    const answer = await fetch(`http://127.0.0.1:${settings.PORT}/account/heloc/register`)
    expect(answer.status).toBe(200)
  })

  it('has the command with which operators look after it', () => {
    const { status, stdout } = spawnSync(process.execPath, ['tools/journey.js', 'retention', '--help'], {
      cwd: folder,
      env: settings,
      encoding: 'utf8',
    })
    expect([status, stdout]).toEqual([0, expect.stringContaining('retention')])
  })

  it('is not written to, and the server ends within its time', async () => {
    server.signal('SIGTERM')
    expect(await server.ended).toBe(0)
    const cache = path.join('node_modules', '.cache')
    expect(filesBelow(folder).filter((file) => !file.startsWith(cache))).toEqual(before)
    expect(existsSync(path.join(data, 'data.key'))).toBe(true)
  })
})

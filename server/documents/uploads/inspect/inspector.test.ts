import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { inspectSample, testInspector } from '../../../../tests/support/backend/inspect-sample.ts'
import { packedSpaces, rawPdf, samplePdf, streamOf } from '../../../../tests/support/samples/sample-pdf.ts'
import { samplePicture } from '../../../../tests/support/samples/sample-picture.ts'
import { processOptions } from './inspection-process.ts'
import type { Inspector } from './inspector.ts'
import type { InspectorLimits } from './inspector-limits.ts'

vi.setConfig({ testTimeout: 60_000 })

const started: Inspector[] = []
afterEach(() => {
  for (const inspector of started.splice(0)) inspector.stop()
})

function inspectorWith(limits: Partial<InspectorLimits> = {}): Inspector {
  const inspector = testInspector(limits)
  started.push(inspector)
  return inspector
}

/** Creates a packed object stream, which is read while the file is opened. */
const packedObjects = async (megabytes: number) =>
  streamOf(await packedSpaces(megabytes), '/Type/ObjStm/N 1/First 10/Filter/FlateDecode')
const tinyPicture = () => samplePicture(1, 1).png().toBuffer()
const mib = 1024 ** 2

describe('opening an upload', () => {
  it('ends when it takes too much memory, and the next file is opened as ever', async () => {
    const inspector = inspectorWith({ processBytes: 200 * mib })
    expect(await inspectSample(inspector, rawPdf({ objects: [await packedObjects(200)] }))).toBe(
      'FILE_TOO_COMPLEX',
    )
    expect(await inspectSample(inspector, await samplePdf())).toMatchObject({ pages: 2 })
  })

  it('ends when it takes too long, and the next file is opened as ever', async () => {
    const inspector = inspectorWith({ inspectMs: 30 })
    expect(await inspectSample(inspector, await samplePicture(3000, 3000).jpeg().toBuffer())).toBe(
      'FILE_TOO_COMPLEX',
    )
    const patient = inspectorWith()
    expect(await inspectSample(patient, await tinyPicture())).toMatchObject({ pages: 1 })
  })

  it.each([
    ['once', '/Filter/FlateDecode', (bytes: Buffer) => bytes],
    ['twice', '/Filter[/FlateDecode/FlateDecode]', (bytes: Buffer) => deflateSync(bytes)],
  ])('ends before a page unpacks to more than a reader can hold: packed %s', async (_, entries, pack) => {
    const bytes = pack(await packedSpaces(300))
    const sent = rawPdf({ content: streamOf(bytes, entries) })
    expect(sent.length).toBeLessThan(mib)
    expect(await inspectSample(inspectorWith(), sent)).toBe('FILE_TOO_COMPLEX')
  })

  it('says that it is busy when too many wait, and opens what waited', async () => {
    const inspector = inspectorWith({ processes: 1, waiting: 2, waitingOfPerson: 2 })
    const sent = await tinyPicture()
    const all = await Promise.all(
      ['a', 'b', 'c', 'd'].map((person) => inspectSample(inspector, sent, person)),
    )
    expect(all.map((kept) => (typeof kept === 'string' ? kept : 'kept'))).toEqual([
      'kept',
      'kept',
      'kept',
      'UPLOADS_BUSY',
    ])
  })

  it('lets nobody wait for ever', async () => {
    const inspector = inspectorWith({ processes: 1, waitMs: 1 })
    const slow = inspectSample(inspector, await samplePicture(2000, 2000).jpeg().toBuffer(), 'a')
    expect(await inspectSample(inspector, await tinyPicture(), 'b')).toBe('UPLOADS_BUSY')
    expect(await slow).toMatchObject({ pages: 1 })
  })

  it('leaves a process to everybody else while one person sends heavy files', async () => {
    const inspector = inspectorWith({ processes: 2, waitingOfPerson: 3 })
    const order: string[] = []
    const heavy = await samplePicture(1500, 1500).png().toBuffer()
    const send = async (person: string, file: Uint8Array) => {
      await inspectSample(inspector, file, person)
      order.push(person)
    }
    const heavies = [1, 2, 3].map(() => send('heavy', heavy))
    await send('light', await tinyPicture())
    await Promise.all(heavies)
    expect(order.indexOf('light')).toBeLessThan(2)
  })
})

describe('the process that opens uploads', () => {
  it('has no secret of the server, writes nothing and starts nothing', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'inspection-'))
    const program = path.join(folder, 'program.mjs')
    writeFileSync(program, probe)
    vi.stubEnv('JWT_SECRET', 'a secret')
    const key = path.join(folder, 'data.key')
    writeFileSync(key, 'a key')
    const child = fork(program, [key], processOptions({ processBytes: 500 * mib }))
    const [found] = await once(child, 'message')
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
    const denied = 'ERR_ACCESS_DENIED'
    expect(found).toEqual({
      secret: false,
      written: denied,
      started: denied,
      environment: denied,
      key: denied,
    })
  })
})

const probe = `
import { readFileSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
const codeOf = (act) => { try { act() } catch ({ code }) { return code } }
process.send({
  secret: 'JWT_SECRET' in process.env,
  written: codeOf(() => writeFileSync(process.argv[1] + '.txt', '')),
  started: codeOf(() => spawnSync('true')),
  environment: codeOf(() => readFileSync('/proc/' + process.ppid + '/environ')),
  key: codeOf(() => readFileSync(process.argv[2])),
})
process.disconnect()
`

import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EvidenceEntry } from '#generated/api'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../../tests/support/database/test-database.ts'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import { registration } from '../../../tests/support/http/registration.ts'
import { sampleHeic } from '../../../tests/support/samples/sample-heic.ts'
import { packedSpaces, rawPdf, samplePdf, streamOf } from '../../../tests/support/samples/sample-pdf.ts'
import { phoneMetadata, samplePicture } from '../../../tests/support/samples/sample-picture.ts'
import type { Database } from '../../database/database.ts'
import { eq, sql } from '../../database/drizzle.ts'
import { documents } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import { sandboxVendors } from '../../vendors/sandbox/sandbox-vendors.ts'
import { sniffType } from './sniff-type.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const applications = '/service-application/api/v1/application/heloc'

let app: FastifyInstance
let db: Database
const errors: unknown[] = []

beforeAll(async () => {
  const database = await openTestDatabase()
  db = database.db
  app = await createTestApp({ database })
  app.addHook('onError', async (_request, _reply, error) => void errors.push(error))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())
beforeEach(() => {
  errors.length = 0
})

async function registered(): Promise<Borrower> {
  const borrower = new Borrower(app)
  await borrower.register(registration())
  return borrower
}

const uploadPath = ({ application }: Borrower) => `${applications}/${application}/documents`
const stored = ({ application }: Borrower) =>
  db.select().from(documents).where(eq(documents.application, application))
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('an upload', () => {
  it('is kept as it was opened, with the hash of what was sent beside it and in the log of evidence', async () => {
    const borrower = await registered()
    const sent = await samplePicture().withExif(phoneMetadata).jpeg().toBuffer()
    const { uuid } = (await borrower.upload('SUPPORT', 'home.jpg', sent)).json()
    const [row] = await stored(borrower)
    expect(row).toMatchObject({ uuid, originalSha256: sha256(sent), contentType: 'image/jpeg' })
    expect(row?.sha256).not.toBe(row?.originalSha256)
    const served = await borrower.get(`${uploadPath(borrower)}/${uuid}`)
    expect(row?.sha256).toBe(sha256(served.rawPayload))
    expect(served.rawPayload.includes('Telephone')).toBe(false)
    expect(served.headers['content-type']).toBe('image/jpeg')
    const log: readonly EvidenceEntry[] = (
      await borrower.get(`${applications}/${borrower.application}/evidence`)
    ).json()
    expect(log.at(-1)).toMatchObject({
      ...{ kind: 'UPLOADED', title: 'home.jpg', textHash: sha256(sent), document: uuid },
    })
  })

  it('is kept with a name of any length, cut between two characters and through none, that says what it is', async () => {
    const borrower = await registered()
    for (const [sent, kept] of [
      [`${'a'.repeat(115)}😀😀.png`, `${'a'.repeat(115)}😀.png`],
      [`${'a'.repeat(120)}😀.png`, `${'a'.repeat(116)}.png`],
      ['statement.exe', 'statement.exe.png'],
      ['statement.PNG', 'statement.PNG'],
      // As browsers send a quotation mark and a line break.
      ['My %22new%22%0D%0A roof 100%.png', 'My "new" roof 100%.png'],
    ] as const) {
      const response = await borrower.upload('SUPPORT', sent)
      expect([response.statusCode, response.json().name]).toEqual([200, kept])
    }
  })

  it('is a JPEG where a telephone took it as HEIC, whatever it was called', async () => {
    for (const [sent, kept] of [
      ['IMG_1.HEIC', 'IMG_1.jpg'],
      ['front.heif', 'front.jpg'],
      ['back.jpg', 'back.jpg'],
    ] as const) {
      const borrower = await registered()
      const answer = (await borrower.upload('SUPPORT', sent, sampleHeic)).json()
      expect(answer.name).toBe(kept)
      const served = await borrower.get(`${uploadPath(borrower)}/${answer.uuid}`)
      expect(served.headers['content-type']).toBe('image/jpeg')
      expect(sniffType(served.rawPayload)).toBe('image/jpeg')
    }
  })

  it('answers how many pages a PDF has', async () => {
    const borrower = await registered()
    const answer = await borrower.upload('SUPPORT', 'a.pdf', await samplePdf(['1', '2', '3']))
    expect(answer.json()).toMatchObject({ pages: 3, name: 'a.pdf' })
  })

  it('is the same request when the same file is sent again with the same key', async () => {
    const borrower = await registered()
    const key = randomUUID()
    const sent = await samplePicture().jpeg().toBuffer()
    const first = await send(borrower, form(sent), { 'idempotency-key': key })
    const again = await send(borrower, form(sent), { 'idempotency-key': key })
    expect(again.json()).toEqual(first.json())
    expect(again.headers['idempotency-replayed']).toBe('true')
    const other = await send(borrower, form(await samplePicture(9, 9).jpeg().toBuffer()), {
      'idempotency-key': key,
    })
    expect(other.json().code).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(await stored(borrower)).toHaveLength(1)
  })

  it('is read for nobody who may not add to the application', async () => {
    const [borrower, stranger] = [await registered(), await registered()]
    stranger.application = borrower.application
    expect((await stranger.upload('SUPPORT', 'a.png')).statusCode).toBe(404)
  })
})

describe('a file that is added twice for one purpose', () => {
  const proof = 'PROOF_OF_HAZARD_INSURANCE'
  const policy = rawPdf({})

  it('is refused under any name until it was removed or sent, and taken for another purpose', async () => {
    const borrower = await registered()
    const first = await borrower.upload(proof, 'policy.pdf', policy)
    const again = await borrower.upload(proof, 'policy (1).pdf', policy)
    expect([again.statusCode, again.json()]).toMatchObject([
      422,
      { code: 'FILE_TWICE', errors: ['You have already added this file. Please choose another one.'] },
    ])
    expect(await stored(borrower)).toHaveLength(1)
    expect((await borrower.upload('PROOF_OF_FLOOD_INSURANCE', 'policy.pdf', policy)).statusCode).toBe(200)
    await borrower.call({ method: 'DELETE', url: `${uploadPath(borrower)}/${first.json().uuid}` })
    expect((await borrower.upload(proof, 'policy.pdf', policy)).statusCode).toBe(200)
    await db.update(documents).set({ weighedAt: new Date() })
    expect((await borrower.upload(proof, 'policy.pdf', policy)).statusCode).toBe(200)
  })
})

describe('the picture of a side of an ID', () => {
  it('is refused as the other side of the same ID, and taken once that was removed', async () => {
    const borrower = await registered()
    const picture = await samplePicture().jpeg().toBuffer()
    const front = await borrower.upload('DRIVERS_LICENSE_FRONT', 'a.jpg', picture)
    const again = await borrower.upload('DRIVERS_LICENSE_BACK', 'b.jpg', picture)
    expect([again.statusCode, again.json().code]).toEqual([422, 'FILE_OTHER_SIDE'])
    expect(await stored(borrower)).toHaveLength(1)
    await borrower.call({ method: 'DELETE', url: `${uploadPath(borrower)}/${front.json().uuid}` })
    expect((await borrower.upload('DRIVERS_LICENSE_BACK', 'b.jpg', picture)).statusCode).toBe(200)
  })

  it('may be sent anew as that of another kind of ID, and a PDF, which may show both sides, for each', async () => {
    const borrower = await registered()
    const picture = await samplePicture().jpeg().toBuffer()
    const both = await samplePdf(['front and back'])
    for (const [type, name, bytes] of [
      ['DRIVERS_LICENSE_FRONT', 'a.jpg', picture],
      ['ID_CARD_BACK', 'a.jpg', picture],
      ['PERMANENT_RESIDENT_FRONT', 'a.pdf', both],
      ['PERMANENT_RESIDENT_BACK', 'a.pdf', both],
    ] as const)
      expect((await borrower.upload(type, name, bytes)).statusCode).toBe(200)
  })
})

describe('a file that is not taken', () => {
  const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$' + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'

  it.each([
    ['FILE_EMPTY', 'a.pdf', Buffer.alloc(0)],
    ['FILE_TYPE', 'a.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['FILE_TYPE', 'a.jpg', Buffer.from('GIF89a')],
    ['FILE_HEIC', 'IMG_1.HEIC', sampleHeic.subarray(0, 300)],
    ['FILE_UNREADABLE', 'a.pdf', Buffer.from('%PDF-1.7 and nothing else')],
    ['FILE_HARMFUL', 'a.com', Buffer.from(eicar)],
    ['FILE_HARMFUL', 'infected.pdf', Buffer.from('%PDF-1.7')],
  ])('is refused with a sentence that says what to do: %s', async (code, name, bytes) => {
    const borrower = await registered()
    const answer = await borrower.upload('SUPPORT', name, bytes)
    expect([answer.statusCode, answer.json().code]).toEqual([422, code])
    expect(answer.json().errors[0]).toMatch(/^[A-Z].{10,}\.$/)
    expect(await stored(borrower)).toEqual([])
  })

  it('is told apart by a scanner that looks into it, also where a PDF hides it', async () => {
    const borrower = await registered()
    const answer = await borrower.upload(
      'SUPPORT',
      'a.pdf',
      rawPdf({ objects: [streamOf(Buffer.from(eicar))] }),
    )
    expect(answer.json().code).toBe('FILE_HARMFUL')
  })

  it('that is sent again with its key gets the first answer, and is not looked at again', async () => {
    const scan = vi.fn(sandboxVendors.scanner.scan)
    const own = await createTestApp({ vendors: { scanner: { scan } } })
    const borrower = new Borrower(own)
    await borrower.register(registration())
    const headers = { 'content-type': 'multipart/form-data; boundary=b', 'idempotency-key': 'sent-twice' }
    const bytes = await samplePicture().png().toBuffer()
    const send = (payload: Buffer) =>
      borrower.call({ method: 'POST', url: uploadPath(borrower), headers, payload })
    const first = await send(form(bytes))
    const second = await send(form(bytes))
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(second.json()).toEqual(first.json())
    expect(second.headers['idempotency-replayed']).toBe('true')
    const other = await send(form(await samplePicture().jpeg().toBuffer()))
    expect([other.statusCode, other.json().code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    expect(scan).toHaveBeenCalledTimes(1)
    await own.close()
  })

  it('may be sent again later while the scanner does not answer', async () => {
    const broken = await createTestApp({
      vendors: { scanner: { scan: () => Promise.reject(new Error('No line.')) } },
    })
    const borrower = new Borrower(broken)
    await borrower.register(registration())
    const answer = await borrower.upload('SUPPORT', 'a.png')
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'UPLOADS_AWAY'])
    await broken.close()
  })

  it('holds nobody up who asks where their application stands', async () => {
    const borrower = await registered()
    const spaces = await packedSpaces(1200)
    const bomb = rawPdf({ objects: [streamOf(spaces, '/Type/ObjStm/N 1/First 10/Filter/FlateDecode')] })
    let isOpen = true
    const upload = borrower.upload('SUPPORT', 'a.pdf', bomb).finally(() => {
      isOpen = false
    })
    const waits: number[] = []
    while (isOpen) {
      const begin = performance.now()
      // Injected requests leave the event loop no turn in between, unlike requests from a network.
      await nextTurn()
      expect((await borrower.status()).checklistStatus).toBe('GEN_PRE_SOFT_CREDIT_DISCLOSURE')
      waits.push(performance.now() - begin)
    }
    expect((await upload).json().code).toBe('FILE_TOO_COMPLEX')
    expect(waits.length).toBeGreaterThan(10)
    waits.sort((a, b) => a - b)
    expect(waits[Math.floor(waits.length / 2)]).toBeLessThan(100)
  })
})

const form = (bytes: Uint8Array, boundary = 'b') =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="type"\r\n\r\nSUPPORT\r\n--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])

const send = (borrower: Borrower, payload: Buffer | string, headers: Record<string, string> = {}) =>
  borrower.call({
    method: 'POST',
    url: uploadPath(borrower),
    payload,
    headers: {
      'content-type': 'multipart/form-data; boundary=b',
      'idempotency-key': randomUUID(),
      ...headers,
    },
  })

describe('a form that is none', () => {
  const whole = form(Buffer.alloc(2000, 'x'))

  it.each([10, 60, 100, 200, 1000, whole.length - 4])(
    'is refused where it ends after %i bytes',
    async (length) => {
      const answer = await send(await registered(), whole.subarray(0, length))
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
      expect(answer.json().errors[0]).toMatch(/\.$/)
    },
  )

  it.each([
    ['no boundary', 400, { 'content-type': 'multipart/form-data' }],
    ['an empty boundary', 400, { 'content-type': 'multipart/form-data; boundary=' }],
    ['another boundary', 400, { 'content-type': 'multipart/form-data; boundary=other' }],
    ['a picture', 415, { 'content-type': 'image/png' }],
    ['a text', 415, { 'content-type': 'text/plain' }],
    ['a form of the older kind', 415, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['JSON', 400, { 'content-type': 'application/json' }],
  ])('is refused where its type is %s', async (_, status, headers) => {
    const answer = await send(await registered(), whole, headers)
    expect([answer.statusCode, answer.json().errors.length]).toEqual([status, 1])
  })

  it.each(['__proto__', 'constructor', 'toString'])('is refused where a field is called %s', async (name) => {
    const body = whole.toString('latin1').replace('name="type"', `name="${name}"`)
    const answer = await send(await registered(), Buffer.from(body, 'latin1'))
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
  })

  it('is refused where no other endpoint than those for files is asked', async () => {
    const borrower = await registered()
    const url = `${applications}/${borrower.application}/submissions/profile`
    const answer = await borrower.call({
      method: 'POST',
      url,
      payload: whole,
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'idempotency-key': randomUUID() },
    })
    expect(answer.statusCode).toBe(415)
  })
})

describe('a sender who goes away', () => {
  it('leaves nothing behind: no file, no open connection, and no failure of the server', async () => {
    const borrower = await registered()
    const address = app.server.address()
    if (address === null || typeof address === 'string') throw new Error('The server has no port.')
    const socket = connect(address.port, '127.0.0.1')
    socket.write(
      [
        `POST ${uploadPath(borrower)} HTTP/1.1`,
        'host: localhost',
        `authorization: Bearer ${borrower.token}`,
        `idempotency-key: ${randomUUID()}`,
        'content-type: multipart/form-data; boundary=b',
        'content-length: 9000000\r\n\r\n',
      ].join('\r\n'),
    )
    socket.write(form(Buffer.alloc(200_000, 'x')).subarray(0, 150_000))
    await once(socket, 'connect')
    await vi.waitFor(async () => expect(await connections()).toBe(1))
    socket.destroy()
    await vi.waitFor(() => expect(errors).toHaveLength(1))
    expect(errors[0]).toBeInstanceOf(Problem)
    expect(errors[0]).toMatchObject({ status: 400, code: 'UPLOAD_INCOMPLETE' })
    await vi.waitFor(async () => expect(await connections()).toBe(0))
    expect(await stored(borrower)).toEqual([])
  })
})

const connections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)))

describe('a document that was made for the applicant', () => {
  it('is not removed, nor is the sample with the code', async () => {
    const borrower = await registered()
    const [made] = [randomUUID()]
    await db.insert(documents).values({
      ...{
        uuid: made,
        application: borrower.application,
        type: 'NOTE',
        origin: 'GENERATED',
        name: 'Note.pdf',
      },
      ...{ contentType: 'application/pdf', bytes: new Uint8Array(), sha256: '', pages: 1 },
    })
    for (const document of [made, 'esign-test']) {
      const answer = await borrower.call({ method: 'DELETE', url: `${uploadPath(borrower)}/${document}` })
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'DOCUMENT_MADE'])
    }
  })
})

describe('the room of an application', () => {
  it('is full with so many files, those that were removed among them', async () => {
    const borrower = await registered()
    const file = { ...{ type: 'SUPPORT', origin: 'UPLOADED' as const, name: 'a.png', pages: 1, sha256: '' } }
    const rows = Array.from({ length: 199 }, () => ({
      ...file,
      uuid: randomUUID(),
      application: borrower.application,
      contentType: 'image/png',
      bytes: new Uint8Array([1]),
      removedAt: new Date(),
    }))
    await db.insert(documents).values(rows)
    expect((await borrower.upload('SUPPORT', 'the 200th.png')).statusCode).toBe(200)
    const answer = await borrower.upload('SUPPORT', 'the 201st.png')
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'APPLICATION_FULL'])
    expect(answer.json().errors[0]).toContain('200 files, 250 MB together')
    const [purged] = rows
    await db
      .update(documents)
      .set({ purgedAt: new Date() })
      .where(eq(documents.uuid, purged?.uuid ?? ''))
    expect((await borrower.upload('SUPPORT', 'in place of one that is kept no longer.png')).statusCode).toBe(
      200,
    )
    expect((await (await registered()).upload('SUPPORT', 'of another.png')).statusCode).toBe(200)
  })

  it('is full with so many bytes', async () => {
    const borrower = await registered()
    await db.execute(sql`
      insert into documents (uuid, application, type, origin, name, content_type, bytes, sha256, pages)
      select gen_random_uuid(), ${borrower.application}, 'SUPPORT', 'UPLOADED', 'a', 'image/png',
        convert_to(repeat('x', 10 * 1024 * 1024), 'UTF8'), '', 1
      from generate_series(1, 25)`)
    expect((await borrower.upload('SUPPORT', 'a.png')).json().code).toBe('APPLICATION_FULL')
  })
})

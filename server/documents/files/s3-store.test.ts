import { createServer } from 'node:http'
import { AwsV4Signer } from 'aws4fetch'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listen } from '../../../tests/support/vendors/gateway-app.ts'
import { S3Server } from '../../../tests/support/vendors/s3-server.ts'
import { createS3Store } from './s3-store.ts'

// The usual waits, a hundredth as long.
const patience = { withinMs: 500, firstMs: 2, mostMs: 10, attempts: 3 }
const paper = { bytes: Buffer.from('%PDF-1.7 a paper'), contentType: 'application/pdf' }

const server = new S3Server()
beforeAll(() => server.start())
afterAll(() => server.stop())
beforeEach(() => {
  server.meddle = () => undefined
  server.asked.length = 0
})
const store = () => createS3Store(server.settings, patience)

describe('a bucket of an S3-compatible store', () => {
  it('keeps a file, gives it back as it was, and removes it', async () => {
    await store().put('documents/a', paper)
    expect(Buffer.from((await store().get('documents/a')) ?? [])).toEqual(paper.bytes)
    await store().remove('documents/a')
    expect(await store().get('documents/a')).toBeUndefined()
    expect(server.files.size).toBe(0)
  })

  it('takes the removal of a file that is not there for done', async () => {
    server.meddle = () => [404, 'NoSuchKey']
    await store().remove('documents/none')
  })

  it('is asked again where it has trouble of its own or too much to do, three times at most', async () => {
    const faults: (readonly [number, string])[] = [
      [503, 'SlowDown'],
      [429, 'TooManyRequests'],
    ]
    server.meddle = () => faults.shift()
    await store().put('documents/b', paper)
    expect(server.asked).toHaveLength(3)
    server.meddle = () => [500, 'InternalError']
    await expect(store().get('documents/b')).rejects.toThrow('GET was answered 500 InternalError')
    expect(server.asked).toHaveLength(6)
  })

  it('is not asked again where it refuses, and a bucket that is not there is no missing file', async () => {
    server.meddle = () => [404, 'NoSuchBucket']
    await expect(store().get('documents/b')).rejects.toMatchObject({ status: 404, refusal: 'NoSuchBucket' })
    expect(server.asked).toHaveLength(1)
  })

  it('fails, after the same attempts, where nobody answers or nobody answers in time', async () => {
    const { settings } = server
    await server.stop()
    await expect(createS3Store(settings, patience).put('documents/c', paper)).rejects.toThrow(
      'no answer to PUT: ECONNREFUSED',
    )
    await server.start()
    let asked = 0
    const silent = createServer(() => {
      asked += 1
    })
    const endpoint = await listen(silent)
    const impatient = createS3Store({ ...settings, endpoint }, { ...patience, withinMs: 50 })
    await expect(impatient.get('documents/c')).rejects.toThrow('no answer to GET')
    expect(asked).toBe(3)
    silent.closeAllConnections()
    silent.close()
  })

  it.each([
    ['secretAccessKey', 'SignatureDoesNotMatch'],
    ['accessKeyId', 'InvalidAccessKeyId'],
    ['region', 'AuthorizationHeaderMalformed'],
    ['bucket', 'NoSuchBucket'],
  ] as const)('refuses another %s', async (name, refusal) => {
    const other = createS3Store({ ...server.settings, [name]: 'another' }, patience)
    await expect(other.put('documents/d', paper)).rejects.toMatchObject({ refusal })
  })
})

/**
 * Examples from Amazon S3's reference: Authenticating Requests, Using the Authorization Header, Transferring Payload in a
 * Single Chunk. They are signed as documents are, with all of their headers.
 */
describe('a signature', () => {
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  const welcome = '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072'
  it.each([
    [
      'GET',
      '/test.txt',
      { range: 'bytes=0-9' },
      empty,
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'PUT',
      '/test%24file.text',
      { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      welcome,
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    ['GET', '/?lifecycle', {}, empty, 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
    [
      'GET',
      '/?max-keys=2&prefix=J',
      {},
      empty,
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('is the published one: %s %s', async (method, path, headers, sha256, signature) => {
    const signed = await new AwsV4Signer({
      method,
      url: `https://examplebucket.s3.amazonaws.com${path}`,
      headers: { ...headers, 'x-amz-content-sha256': sha256 },
      service: 's3',
      region: 'us-east-1',
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      datetime: '20130524T000000Z',
      allHeaders: true,
    }).sign()
    expect(signed.headers.get('authorization')).toContain(`Signature=${signature}`)
  })
})

import { describe, expect, it } from 'vitest'
import { resolveStore } from './store-settings.ts'

const whole = {
  S3_ENDPOINT: 'https://s3.us-east-1.amazonaws.com/',
  S3_BUCKET: 'heloc-documents',
  S3_ACCESS_KEY_ID: 'AKID',
  S3_SECRET_ACCESS_KEY: 'secret',
}
const resolved = {
  endpoint: 'https://s3.us-east-1.amazonaws.com',
  bucket: 'heloc-documents',
  region: 'us-east-1',
  accessKeyId: 'AKID',
  secretAccessKey: 'secret',
  withinMs: 8000,
  attempts: 3,
}

describe('the store of documents', () => {
  it('is the database where nothing is named', () => {
    expect(resolveStore({})).toBeUndefined()
    expect(resolveStore({ S3_ENDPOINT: '', S3_BUCKET: '' })).toBeUndefined()
  })

  it('is a bucket of the region that is named, or of us-east-1', () => {
    expect(resolveStore(whole)).toEqual(resolved)
    expect(resolveStore({ ...whole, S3_REGION: 'auto' })).toEqual({ ...resolved, region: 'auto' })
  })

  it('is given as much time and as many attempts as the deployment says', () => {
    const patient = { ...whole, S3_DUE_SECONDS: '20', S3_ATTEMPTS: '2' }
    expect(resolveStore(patient)).toEqual({ ...resolved, withinMs: 20_000, attempts: 2 })
  })

  it('is reached without encryption on this very machine alone', () => {
    const local = { ...whole, S3_ENDPOINT: 'http://127.0.0.1:9000' }
    expect(resolveStore(local)?.endpoint).toBe('http://127.0.0.1:9000')
    expect(() => resolveStore({ ...whole, S3_ENDPOINT: 'http://minio.internal:9000' })).toThrow(
      'an address without encryption: write https',
    )
  })

  it.each([
    [{ S3_BUCKET: 'papers' }, 'S3_BUCKET is set without S3_ENDPOINT'],
    [{ ...whole, S3_BUCKET: '', S3_SECRET_ACCESS_KEY: ' ' }, 'S3_BUCKET, S3_SECRET_ACCESS_KEY are not'],
    [{ ...whole, S3_ENDPOINT: 'https://s3.example.com/papers' }, 'It must be an address without a path'],
    [{ ...whole, S3_ENDPOINT: 'https://key:secret@s3.example.com' }, 'It must be an address without a path'],
    [{ ...whole, S3_ENDPOINT: 's3.example.com' }, 'It must be an address without a path'],
    [{ S3_ATTEMPTS: '2' }, 'S3_ATTEMPTS is set without S3_ENDPOINT'],
    [{ ...whole, S3_DUE_SECONDS: '61' }, 'S3_DUE_SECONDS is "61". It must be a whole number from 1 to 60'],
    [{ ...whole, S3_ATTEMPTS: '0' }, 'S3_ATTEMPTS is "0". It must be a whole number from 1 to 5'],
    [{ ...whole, S3_BUCKET: 'My Papers' }, 'S3_BUCKET is "My Papers". It must be the name of a bucket'],
  ])('is refused with the way out where it is named by half or wrongly: %j', (env, said) => {
    expect(() => resolveStore(env)).toThrow(said)
  })
})

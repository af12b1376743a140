import { describe, expect, it, vi } from 'vitest'
import { databaseName } from './tenant-database.ts'

describe('the name of a database', () => {
  it('says where it is, and no password', () => {
    expect(databaseName('postgres://ann:secret@db.example:5432/lenders')).toBe(
      'the database db.example:5432/lenders',
    )
  })

  it('says which folder an embedded one is in', () => {
    vi.stubEnv('DATABASE_URL', '')
    vi.stubEnv('DATA_DIR', '/data')
    expect(databaseName(undefined)).toBe('the embedded database in /data')
    vi.unstubAllEnvs()
  })
})

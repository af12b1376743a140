import { describe, expect, it } from 'vitest'
import { contextFields } from './context-fields.ts'
import { ownSchemas } from './project-schemas.ts'

const fields = new Map(contextFields(ownSchemas().files).map((field) => [field.path, field]))

describe('the fields of the context', () => {
  it('carry the enumeration and the default of what they refer to', () => {
    expect(fields.get('status.bpo')).toMatchObject({ type: 'string', default: 'UNKNOWN' })
    expect(fields.get('status.bpo')?.enum).toContain('REQUIRED')
  })

  it('read the elements of an array by a key', () => {
    expect(fields.get('heloc.documents[].type')).toMatchObject({
      steps: ['heloc', 'documents'],
      item: 'type',
    })
  })

  it('say which values are personal', () => {
    expect(fields.get('profile.dob')?.personal).toBe(true)
    expect(fields.get('heloc.term')?.personal).toBe(false)
  })
})

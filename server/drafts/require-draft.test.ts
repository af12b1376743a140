import { describe, expect, it } from 'vitest'
import { loadSource } from '#source'
import { findForm } from '../validation/form-validator.ts'
import { formValidators } from '../validation/form-validators.ts'
import { requireDraft } from './require-draft.ts'

const forms = formValidators(loadSource())

const refusing = (name: string, values: object) => () =>
  requireDraft(findForm(forms, 'start/contact'), { name, values: { ...values } }, 1000)

describe('a draft', () => {
  it('may hold the values of a part that the form keeps', () => {
    expect(refusing('start/contact:mailing', { same: false })).not.toThrow()
  })

  it('of a part that no form names is held to the fields, also under a name that every object has', () => {
    for (const part of ['other', 'constructor', 'toString'])
      expect(refusing(`start/contact:${part}`, { same: false })).toThrow(
        expect.objectContaining({ code: 'INVALID_REQUEST' }),
      )
  })
})

import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const agreed = { const: true }
const consent = { widget: 'consent', label: 'product.submit', class: 'public' }

/** Findings for a form with one consent, beside these documents. */
const faultsIn = (
  field: JsonObject,
  properties: JsonObject,
  documents: Readonly<Record<string, string>> = {},
) =>
  lintPatched(
    {
      'flows/forms/product/select.json': {
        schema: { properties: { agreed, ...properties } },
        order: ['agreed'],
        fields: { agreed: { ...consent, ...field } },
      },
      ...Object.fromEntries(
        Object.entries(documents).map(([id, type]) => [
          `flows/documents/${id}/2026-01.json`,
          documentOf(type),
        ]),
      ),
    },
    'consent-text',
  ).map(({ pointer, message }) => `${pointer} ${message}`)

const documentOf = (type: string, text = 'You agree with {companyName}.'): JsonObject => ({
  $schema: '../../../schemas/dsl/document.schema.json',
  type,
  title: 'Words',
  effective: '2026-01-01',
  sections: [{ heading: 'Words', paragraphs: [text] }],
})

const consentTextHash = { type: 'string' }

describe('consent-text', () => {
  it('reports a text that people agree to and that does not name the lender', () => {
    const findings = lintPatched(
      {
        'flows/forms/product/select.json': {
          schema: { properties: { agreed, consentTextHash } },
          order: ['agreed'],
          fields: { agreed: { ...consent, disclosure: 'credit' } },
        },
        'flows/documents/credit/2026-01.json': documentOf('CONSENT'),
        'flows/documents/credit/2026-02.json': documentOf('CONSENT', 'You agree with us.'),
      },
      'consent-text',
    )
    expect(findings).toMatchObject([
      {
        file: 'flows/documents/credit/2026-02.json',
        message: 'People agree to this text, and it does not say with whom.',
      },
    ])
  })

  it('accepts a consent with its words, which are recorded, and one that says all by itself', () => {
    expect(faultsIn({ disclosure: 'credit' }, { consentTextHash }, { credit: 'CONSENT' })).toEqual([])
    expect(faultsIn({}, {})).toEqual([])
  })

  it('reports a consent whose words nobody records', () => {
    expect(faultsIn({ disclosure: 'credit' }, {}, { credit: 'CONSENT' })).toEqual([
      '/fields/agreed/disclosure The words agreed to are not recorded: the schema has no "consentTextHash".',
    ])
  })

  it('reports a consent that shows no words where they are recorded', () => {
    expect(faultsIn({}, { consentTextHash })).toEqual([
      '/schema/properties/consentTextHash The words agreed to are recorded, and no consent of this form shows any.',
    ])
  })

  it('reports a consent to what is signed, not agreed to', () => {
    expect(faultsIn({ disclosure: 'note' }, { consentTextHash }, { note: 'NOTE' })).toEqual([
      '/fields/agreed/disclosure "note" is no text that one agrees to: its type is NOTE.',
    ])
  })
})

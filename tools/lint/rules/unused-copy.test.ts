// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code that the rule reads
import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

/** Whether this code counts as showing `complete.steps.now`. */
const lintCode = (code: string, file = 'screens/pages/complete.tsx') =>
  lintSample((tree) => {
    tree['flows/copy/en-US/complete.json'].messages['complete.steps.now'] = 'Now'
    tree[file] = code
    if (!file.startsWith('screens/')) tree['screens/pages/complete.tsx'] = ''
  }, 'unused-copy')

describe('unused-copy', () => {
  it('reports a message that neither the JSON nor the code names', () => {
    expect(lintCode("t('complete.title')")).toEqual([
      {
        rule: 'unused-copy',
        severity: 'error',
        message: 'Nothing shows the message "complete.steps.now".',
        file: 'flows/copy/en-US/complete.json',
        at: '"complete.steps.now": "Now"',
        pointer: '/messages/complete.steps.now',
        hint: 'If a change took away what showed it, put that back. Otherwise show it where it was meant to be, or remove it.',
      },
    ])
  })

  it('leads to the form that says another message in its place', () => {
    const findings = lintSample((tree) => {
      tree['flows/copy/en-US/product.json'].messages['product.select.submit'] = 'Take this offer'
      tree['screens/pages/complete.tsx'] = ''
    }, 'unused-copy')
    expect(findings).toMatchObject([
      {
        message: 'Nothing shows the message "product.select.submit".',
        hint: 'Is it meant in flows/forms/product/select.json, where "product.submit" stands? Otherwise remove it.',
      },
    ])
  })

  it.each([
    "t('complete.steps.now')",
    '<Text id="complete.steps.now" />',
    "const steps = ['now', 'later'].map((step) => t(`complete.steps.${step}`))",
    'const steps = { now: 1 }; t(`complete.steps.${step}`)',
    "t(`complete.${part}.${step === 'now' ? step : 'later'}`); const part = 'steps'",
  ])('accepts what the code makes: %s', (code) => {
    expect(lintCode(code)).toEqual([])
  })

  it.each([
    "// t('complete.steps.now')",
    "/* t('complete.steps.now') */",
    't(`complete.steps.${step}`)',
    "const now = ''; t(`${a}.${b}`)",
  ])('does not take for shown: %s', (code) => {
    expect(lintCode(code)).toHaveLength(1)
  })

  it('reports the label of a field that says another, although the code could make it', () => {
    const findings = lintSample((tree) => {
      const form = tree['flows/forms/product/select.json']
      form.schema.properties = { pin: { type: 'string' } }
      form.order = ['pin']
      form.fields = { pin: { widget: 'text', label: 'product.title', class: 'public' } }
      tree['flows/copy/en-US/product.json'].messages['forms.pin.label'] = 'PIN'
      tree['screens/pages/complete.tsx'] = 't(`forms.${name}.label`); const name = "pin"'
    }, 'unused-copy')
    expect(findings).toMatchObject([{ pointer: '/messages/forms.pin.label' }])
  })

  it('accepts what the server says', () => {
    expect(lintCode("sentence(tenant, 'complete.steps.now')", 'server/letters/letter.ts')).toEqual([])
  })

  it('does not take a test for the product', () => {
    expect(lintCode("t('complete.steps.now')", 'screens/pages/complete.test.tsx')).toHaveLength(1)
  })
})

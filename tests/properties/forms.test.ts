import { forms } from 'virtual:forms'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asJsonObject, asStrings, loadSource } from '#source'
import { checkForm } from '../../screens/kit/forms/shown-fields.ts'
import { Problem } from '../../server/errors/problem.ts'
import { formValidators } from '../../server/validation/form-validators.ts'

const source = loadSource()
const onServer = formValidators(source)
const inBrowser = new Map(
  await Promise.all(Object.entries(forms).map(async ([id, load]) => [id, (await load()).form] as const)),
)

/** Names of all values that a form's schema knows, including those that the page adds (uuids, hashes). */
const namesOf = (id: string): readonly string[] =>
  Object.keys(
    asJsonObject(
      asJsonObject(asJsonObject(source.files.get(`flows/forms/${id}.json`)?.value).schema).properties,
    ),
  )

/** Values that users and attackers put into fields. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    ...[
      '',
      ' ',
      '\u0000',
      '<script>alert(1)</script>',
      "'; drop table applications; --",
      '../../etc/passwd',
      '{{7*7}}',
      '=cmd|1',
    ],
    ...['x'.repeat(5000), '😀'.repeat(200), '１２３', '000-00-0000', '1/1/1900', '2999-01-01', '-0', '1e999'],
    ...[-1, 0, 0.001, 1e12, Number.MAX_SAFE_INTEGER, true, false, null],
    ...[[], ['DECLINED', 'DECLINED'], {}, { __proto__: null }, [[]], { street1: '' }],
  ),
  fc.string(),
  fc.integer(),
)

const faultOnServer = (id: string, values: unknown): readonly string[] => {
  try {
    onServer.get(id)?.validate(values)
    return []
  } catch (error) {
    if (error instanceof Problem) return [error.code, ...error.details]
    throw error
  }
}

describe.each([...inBrowser])('the form %s', (id, form) => {
  const names = namesOf(id)
  const values = fc.dictionary(fc.constantFrom(...names, 'unasked'), hostile, { maxKeys: names.length + 1 })

  it('is refused by the server exactly when the browser refuses it', () => {
    fc.assert(
      fc.property(values, (answers) => {
        // As values that the page adds: what is typed into fields alone leaves out names that the form does not know.
        const { faults } = checkForm(form, {}, answers)
        expect(faultOnServer(id, answers)[0]).toBe(faults.length > 0 ? 'INVALID_REQUEST' : undefined)
      }),
      { numRuns: 200 },
    )
  })

  it('names the field of every fault, and never repeats what was typed', () => {
    fc.assert(
      fc.property(values, (answers) => {
        for (const sentence of faultOnServer(id, answers).slice(1)) {
          expect([...names, 'unasked', 'The body'].some((name) => sentence.startsWith(name))).toBe(true)
          expect(sentence.length).toBeLessThan(400)
          expect(sentence).not.toMatch(/<script>|drop table|😀|x{50}/)
        }
      }),
      { numRuns: 100 },
    )
  })

  it('bounds every text that it takes', () => {
    const long = Object.fromEntries(names.map((name) => [name, 'x'.repeat(20_000)]))
    const faulty = form
      .validate(long)
      .map(({ instancePath, params }) => instancePath.split('/')[1] || params.additionalProperty)
    expect(names.filter((name) => !faulty.includes(name))).toEqual([])
    expect(asStrings(form.required).every((name) => names.includes(name))).toBe(true)
  })
})

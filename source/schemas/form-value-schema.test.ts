import { describe, expect, it } from 'vitest'
import { filesOf, formValueSchema, loadSource } from '#source'
import { formValidators } from '../../server/validation/form-validators.ts'

const source = loadSource()

/** Every number that a schema asks for, by its path. */
function numbersIn(schema: unknown, path = ''): readonly (readonly [path: string, format: unknown])[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, format }: { type?: unknown; format?: unknown } = schema
  return [
    ...(type === 'number' ? [[path, format] as const] : []),
    ...Object.entries(schema).flatMap(([key, child]) => numbersIn(child, `${path}/${key}`)),
  ]
}

describe('the number of a form', () => {
  const forms = filesOf(source, 'form').map(({ path, value }) => [path, Object(value).schema] as const)

  it.each(forms)('is an amount in whole cents unless it says otherwise: %s', (_, schema) => {
    for (const [path, format] of numbersIn(formValueSchema(schema)))
      expect([path, format]).toEqual([path, path.includes('location') ? 'double' : 'money'])
  })

  const answers = (cents: number) => ({
    'register/income-info': { employmentType: 'FULL_TIME', annualIncome: 85_000 + cents },
    'bpo/estimate-value': { estimatedValue: 310_000 + cents, condition: 'GOOD' },
    'product/select': { offerUuid: 'a0000000-0000-4000-8000-000000000001', amount: 20_000 + cents },
    'product/assets': { attested: true, assets: [{ type: 'OTHER', institution: 'A', value: 5 + cents }] },
    liens: { attested: true, liens: [{ lender: 'A', type: 'OTHER', balance: 16_384.1 + cents }] },
  })

  it.each(Object.keys(answers(0)) as (keyof ReturnType<typeof answers>)[])(
    'is refused with parts of a cent by the server: %s',
    (id) => {
      const validate = (cents: number) => formValidators(source).get(id)?.validate(answers(cents)[id])
      expect(validate(0)).toEqual(answers(0)[id])
      expect(() => validate(0.005)).toThrow()
    },
  )
})

import { describe, expect, it } from 'vitest'
import type { Heloc } from '#generated/domain'
import type { JsonObject } from '#source'
import { readAnswers } from '../server/applications/change/read-answers.ts'
import { Problem } from '../server/errors/problem.ts'
import { tenantsIn } from '../server/tenants/files/load-tenants.ts'
import { answersOf } from '../server/validation/answers-of.ts'
import { testApplication } from './support/backend/test-application.ts'
import { patchedSource } from './support/lenders/patched-source.ts'

const disburse = answersOf('bank/disburse', 'accountType', 'routingNumber')
const account = { accountType: 'CHECKING', routingNumber: '021000021', accountNumber: '12345' }

/** Lender of flows with one field changed; `required` lists the fields that its schema requires. */
function lenderWith(form: string, field: JsonObject, required: readonly string[]) {
  const { tenants } = tenantsIn(
    patchedSource({ [`flows/forms/${form}.json`]: { schema: { required }, fields: field } }),
  )
  const tenant = tenants.find(({ code }) => code === 'hearthline')
  if (tenant === undefined) throw new Error('hearthline is missing')
  return tenant
}

/** Messages of the server about the values of a form; empty if it accepts them. */
function faultsOf(read: () => unknown): readonly string[] {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof Problem) return error.details
    throw error
  }
}

describe('a field with `unless`, whichever form it is in', () => {
  const tenant = lenderWith(
    'bank/disburse',
    { accountNumberRepeated: { unless: { field: 'heloc.isCrypto', equals: true } } },
    ['accountType', 'routingNumber', 'accountNumber'],
  )
  const read = (heloc: Heloc) =>
    faultsOf(() => readAnswers(disburse, tenant, account, testApplication(heloc)))

  it('may be left out where it holds of the application', () => {
    expect(read({ isCrypto: true })).toEqual([])
  })

  it('is required elsewhere', () => {
    expect(read({ isCrypto: false })).toEqual(['disburse: accountNumberRepeated is required.'])
  })

  it('is judged by the lender before there is an application', () => {
    const unless = { field: 'tenant.providerBrand', equals: true }
    const lender = lenderWith('register/birthdate', { dob: { unless } }, [])
    const birthdate = answersOf('register/birthdate', 'dob')
    expect(lender.settings.providerBrand).toBe(true)
    expect(readAnswers(birthdate, lender, {}).answers).toEqual({})
  })
})

describe('the rules that hold between the answers of a form', () => {
  const tenant = lenderWith('bank/autopay', {}, ['payType'])
  const repayment = answersOf('bank/autopay', 'payType', 'sameAccount', 'accountNumber')
  const read = (values: object) => readAnswers(repayment, tenant, values)

  it('refuse a repeat that differs', () => {
    const values = { payType: 'AUTOPAY', sameAccount: false, ...account, accountNumberRepeated: '12346' }
    expect(faultsOf(() => read(values))).toEqual([
      'autopay: accountNumberRepeated does not repeat accountNumber.',
    ])
  })

  it('require what an answer asks for', () => {
    expect(faultsOf(() => read({ payType: 'AUTOPAY' }))).toEqual(['autopay: sameAccount is required.'])
  })

  it('leave out what is asked for no more', () => {
    expect(read({ payType: 'MANUAL', sameAccount: false, accountNumber: '12345' }).answers).toEqual({
      payType: 'MANUAL',
    })
  })

  it('give code the answers that it names, and no other', () => {
    const values = { payType: 'AUTOPAY', sameAccount: false, ...account, accountNumberRepeated: '12345' }
    expect(Object.keys(Object(read(values).answers))).toEqual(['payType', 'sameAccount', 'accountNumber'])
  })
})

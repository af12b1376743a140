import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { explain } from '#engine'
import { asJsonObject, type JsonObject, mergePatch, resolveTenant } from '#source'
import type { OpenDatabase } from '../server/database/database.ts'
import { eq } from '../server/database/drizzle.ts'
import { openPglite } from '../server/database/open-pglite.ts'
import { applications } from '../server/database/schema.ts'
import { answerValues } from '../server/documents/made/answer-values.ts'
import { tenantsIn } from '../server/tenants/files/load-tenants.ts'
import { createTenantDirectory } from '../server/tenants/tenant-directory.ts'
import { runLint } from '../tools/lint/run-lint.ts'
import { createTestApp } from './support/backend/create-test-app.ts'
import { testApplication } from './support/backend/test-application.ts'
import { databaseTemplate } from './support/database/database-template.ts'
import { Borrower } from './support/http/borrower.ts'
import { registration } from './support/http/registration.ts'
import { movesAt, walk } from './support/http/road.ts'
import { withQuestion } from './support/lenders/documented-question.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const source = withQuestion()
const { tenants } = tenantsIn(source)

let app: FastifyInstance
let database: OpenDatabase
beforeAll(async () => {
  database = await openPglite({ template: await databaseTemplate() })
  app = await createTestApp({ database, tenants: createTenantDirectory(() => tenants) })
})
afterAll(() => app.close())

/** Creates a borrower whose answers on the road include these, by form. */
async function borrowerWith(answers: JsonObject): Promise<Borrower> {
  const borrower = new Borrower(app)
  borrower.applicant = asJsonObject(mergePatch(borrower.applicant, { answers }))
  await borrower.register(registration())
  return borrower
}

async function loanFileOf({ application }: Borrower) {
  const [row] = await database.db.select().from(applications).where(eq(applications.uuid, application))
  return row?.loanFile
}

describe('the question that docs/changing-the-journey.md adds in JSON alone', () => {
  it('has nothing against it by the linter, with which no code had to change', () => {
    expect(runLint(source).findings).toEqual([])
  })

  it('would be found if nobody said where its answer goes', () => {
    const forgotten = withQuestion({
      'flows/forms/start/contact.json': { fields: { purpose: { to: null, summary: null } } },
    })
    expect(
      runLint(forgotten).findings.map(({ rule, file, pointer }) => [rule, file, pointer]),
    ).toContainEqual(['answer-lost', 'flows/forms/start/contact.json', '/fields/purpose'])
  })

  it('is required, checked and kept, and asks the next one of whom it concerns', async () => {
    const borrower = await borrowerWith({})
    await walk(borrower, 'COLLECT_ADDITIONAL_INFO')
    await expect(walk(borrower, 'APP_SUBMISSION')).rejects.toThrow('contact: purpose is required.')
    const careless = await borrower.submit('contact', { purpose: 'A BOAT' })
    expect(careless.json().errors).toContain('contact: purpose must be one of HOME, DEBTS, OTHER.')
    const improving = await borrowerWith({ 'start/contact': { purpose: 'HOME' } })
    await walk(improving, 'INCOME_VERIFICATION')
    expect((await improving.heloc()).answers).toEqual({ purpose: 'HOME' })
    await expect(movesAt(improving, 'INCOME_VERIFICATION')).rejects.toThrow('review: contractor is required.')
    await improving.step('income', { confirmed: true, contractor: 'Hammer & Sons' })
    // A browser receives no answers that it does not need.
    expect((await improving.heloc()).answers).toEqual({ purpose: 'HOME' })
    expect((await loanFileOf(improving))?.answers).toEqual({ contractor: 'Hammer & Sons' })
  })

  it('leaves those alone whom it does not concern, to the end', async () => {
    const borrower = await borrowerWith({ 'start/contact': { purpose: 'DEBTS' } })
    await walk(borrower)
    expect((await borrower.heloc()).answers).toEqual({ purpose: 'DEBTS' })
    expect((await loanFileOf(borrower))?.answers).toBeUndefined()
  })

  it('is read by conditions, of which the prover knows that this event changes it', () => {
    const { effective } = resolveTenant(source, 'hearthline')
    if (effective === undefined) throw new Error('hearthline is broken')
    const holds = (purpose: string) =>
      explain(effective.journey, 'otherPurpose', { heloc: { answers: { purpose } } }).holds
    expect([holds('DEBTS'), holds('HOME')]).toEqual([true, false])
    expect(effective.source.process.effects?.contactProvided).toMatchObject({
      sets: expect.arrayContaining(['heloc.answers.purpose']),
    })
  })

  it('may be printed in documents, by its label', () => {
    const [lender] = tenants.filter(({ code }) => code === 'hearthline')
    if (lender === undefined) throw new Error('hearthline is missing')
    const application = testApplication({ answers: { purpose: 'HOME' } })
    expect(answerValues(lender, application)).toEqual({ purpose: 'Improving the home' })
  })

  it.each([
    ['purpos', 'unknown-reference', 'There is no context field "heloc.answers.purpos".', { in: ['DEBTS'] }],
    ['purpose', 'operator-type-mismatch', 'heloc.answers.purpose is never "DEBT".', { in: ['DEBT'] }],
    ['purpose', 'operator-type-mismatch', '"gt" doesn\'t suit a string.', { gt: 1, in: null }],
  ])('is found misspelt in a condition: %s', (name, rule, message, operator) => {
    const condition = { field: `heloc.answers.${name}`, ...operator }
    const wrong = withQuestion({ 'flows/predicates.json': { predicates: { otherPurpose: condition } } })
    expect(runLint(wrong).findings).toContainEqual(
      expect.objectContaining({ rule, message, file: 'flows/predicates.json' }),
    )
  })
})

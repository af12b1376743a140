import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { asJsonObject, type JsonObject } from '#source'
import { keepAnswers } from '../server/applications/change/keep-answers.ts'
import type { OpenDatabase } from '../server/database/database.ts'
import { eq } from '../server/database/drizzle.ts'
import { applications } from '../server/database/schema.ts'
import { answerValues } from '../server/documents/made/answer-values.ts'
import { requireHandlers } from '../server/jobs/queue/require-handlers.ts'
import { createSecrets } from '../server/keys/load-secrets.ts'
import { unseal } from '../server/secrets/seal.ts'
import { submissions } from '../server/submissions/submissions.ts'
import { tenantsIn } from '../server/tenants/files/load-tenants.ts'
import { createTenantDirectory } from '../server/tenants/tenant-directory.ts'
import { createTestApp } from './support/backend/create-test-app.ts'
import { testApplication } from './support/backend/test-application.ts'
import { openTestDatabase } from './support/database/test-database.ts'
import { Borrower } from './support/http/borrower.ts'
import { registration } from './support/http/registration.ts'
import { walk } from './support/http/road.ts'
import { act, coDeed, invite, invitedSigner } from './support/http/signer.ts'
import { patchedSource } from './support/lenders/patched-source.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** Adds a question to a form: optional, a text, stored at `to`. */
const asking = (name: string, to: string, more: JsonObject = {}): JsonObject => ({
  schema: { properties: { [name]: { type: 'string', maxLength: 40 } } },
  optional: [name],
  fields: {
    [name]: {
      widget: 'text',
      label: 'forms.employerName.label',
      autocomplete: 'off',
      class: 'public',
      to,
      ...more,
    },
  },
})
const ordered = (form: JsonObject, ...order: readonly string[]): JsonObject => ({ ...form, order })

const hobby = ordered(asking('hobby', 'heloc.answers.hobby'), 'hobby')

const source = patchedSource({
  'flows/forms/register/sale-status.json': ordered(
    asking('reason', 'heloc.answers.reason'),
    'saleStatus',
    'reason',
  ),
  'flows/forms/conditions/phone-number.json': ordered(
    asking('bestTime', 'heloc.answers.bestTime'),
    'phoneNumber',
    'bestTime',
  ),
  'flows/forms/heloc-signer/intro.json': ordered(
    asking('nickname', 'loanFile.answers.nickname'),
    'esignConsent',
    'esignCode',
    'nickname',
  ),
  'flows/forms/start/hmda.json': ordered(
    asking('password', 'loanFile.answers.password', { class: 'secret' }),
    'ethnicity',
    'race',
    'sex',
    'password',
  ),
  // A step made of JSON only: its form stores all its answers.
  'flows/forms/start/hobby.json': {
    $schema: '../../../schemas/dsl/form.schema.json',
    ...hobby,
    schema: { type: 'object', additionalProperties: false, ...asJsonObject(hobby.schema) },
    submit: 'start.contact.submit',
  },
  'flows/process.json': {
    submissions: { hobby: { event: 'hobbyGiven', form: 'start/hobby' } },
    transitions: { hobbyGiven: { from: ['HMDA'], to: 'HMDA' } },
  },
})
const { tenants } = tenantsIn(source)
const [lender] = tenants.filter(({ code }) => code === 'hearthline')
if (lender === undefined) throw new Error('hearthline is missing')

let app: FastifyInstance
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database, tenants: createTenantDirectory(() => tenants) })
})
afterAll(() => app.close())

async function registered(more: Parameters<typeof registration>[0] = {}, reason?: string): Promise<Borrower> {
  const borrower = new Borrower(app)
  const answers = registration(more)
  const saleStatus = { ...answers['sale-status'], ...(reason !== undefined && { reason }) }
  await borrower.register({ ...answers, 'sale-status': saleStatus })
  return borrower
}

async function loanFileOf({ application }: Borrower) {
  const [row] = await database.db.select().from(applications).where(eq(applications.uuid, application))
  return row?.loanFile
}

describe('an answer that its form keeps by itself', () => {
  it('is kept from registration on', async () => {
    const borrower = await registered({}, 'We like it here')
    expect((await borrower.heloc()).answers).toEqual({ reason: 'We like it here' })
    expect((await (await registered()).heloc()).answers ?? {}).toEqual({})
  })

  it('is kept of a step that has no code at all', async () => {
    expect(Object.keys(submissions)).not.toContain('hobby')
    expect(() => requireHandlers(tenants)).not.toThrow()
    const borrower = await registered({}, 'Quiet street')
    await walk(borrower, 'HMDA')
    await borrower.step('hobby', { hobby: 'Chess' })
    expect((await borrower.status()).checklistStatus).toBe('HMDA')
    expect((await borrower.heloc()).answers).toEqual({ reason: 'Quiet street', hobby: 'Chess' })
  })

  it('is kept of a reviewer’s condition', async () => {
    const borrower = await registered()
    const raised = await borrower.post(`/sandbox/applications/${borrower.application}/conditions`, {
      category: 'MISSING_PHONE_NUMBER',
    })
    const path = `/service-conditions/external/api/v1/applications/${borrower.application}/conditions/${raised.json().uuid}/answer`
    const answered = await borrower.post(path, { phoneNumber: '(207) 555-0199', bestTime: 'Mornings' })
    expect(answered.statusCode).toBe(200)
    expect((await borrower.heloc()).answers).toEqual({ bestTime: 'Mornings' })
  })

  it('is sealed where it is secret, and no browser or document gets it', async () => {
    const borrower = await registered()
    await walk(borrower, 'HMDA')
    const declined = { ethnicity: ['DECLINED'], race: ['DECLINED'], sex: ['DECLINED'] }
    await borrower.step('demographics', { ...declined, password: 'open sesame' })
    const loanFile = await loanFileOf(borrower)
    expect(JSON.stringify([loanFile, await borrower.heloc()])).not.toContain('open sesame')
    expect(loanFile?.answers?.password).toMatch(/^[\w.+/=]{40,}$/)
    // The code stores only the answers that it names.
    expect(loanFile?.demographics).toEqual(declined)
    const known = testApplication()
    expect(answerValues(lender, { ...known, loanFile: { ...known.loanFile, ...loanFile } })).toEqual({})
  })

  it('stays in a co-owner’s own file', async () => {
    const borrower = await registered({ street1: '11 Joint Deed Drive' })
    await walk(borrower, 'CO_DEED_REQ')
    const signer = await invitedSigner(app, await invite(borrower))
    const sample = (await signer.get(`${coDeed}/documents/esign-test/text`)).json()
    const response = await act(signer, 'consent', {
      esignConsent: true,
      esignCode: /\d{4}/.exec(sample.sections[0].paragraphs[0])?.[0],
      consentTextHash: await signer.consentHash('esign'),
      nickname: 'Bo',
    })
    expect(response.statusCode).toBe(200)
    const loanFile = await loanFileOf(borrower)
    expect(Object.values(loanFile?.signers ?? {}).map(({ answers }) => answers)).toEqual([{ nickname: 'Bo' }])
    expect(loanFile?.answers).toBeUndefined()
  })
})

describe('keeping answers', () => {
  const secrets = createSecrets()
  const before = { heloc: { property: { value: 1, state: 'ME' }, answers: { pet: 'Rex', hobby: 'Chess' } } }
  const keep = (to: string, value: unknown, patch = {}) =>
    keepAnswers(before, patch, [{ to, value, isSecret: false }], secrets)

  it('leaves what stands beside them, in the application and in the patch', () => {
    expect(keep('heloc.answers.pet', 'Max')).toEqual({ heloc: { answers: { hobby: 'Chess', pet: 'Max' } } })
    const patch = {
      heloc: { term: 10, property: { valueSource: 'STATED' } },
      status: { liensComplete: true },
    }
    expect(keep('heloc.property.value', 2, patch)).toEqual({
      heloc: { term: 10, property: { valueSource: 'STATED', value: 2 } },
      status: { liensComplete: true },
    })
  })

  it('forgets one that is not given any more', () => {
    expect(keep('heloc.answers.pet', undefined)).toEqual({ heloc: { answers: { hobby: 'Chess' } } })
  })

  it('seals a secret, which the key alone opens', () => {
    const kept = [{ to: 'loanFile.answers.pin', value: '1234', isSecret: true }]
    const { loanFile } = keepAnswers({}, {}, kept, secrets)
    expect(unseal(secrets.dataKey, String(loanFile?.answers?.pin))).toBe('1234')
  })

  it('changes nothing else of an application', () => {
    for (const to of ['status.uwDecision', 'profile.email', 'owner'])
      expect(() => keep(to, 'x')).toThrow(`Nothing can be kept at ${to}.`)
  })
})

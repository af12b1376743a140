import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  asJsonObject,
  asStrings,
  childObject,
  type JsonObject,
  loadSource,
  mergePatch,
  tenantJourney,
} from '#source'
import { driveApplication } from '../product/drive/drive-application.ts'
import { planFields, type QuestionForm } from '../product/drive/plan-fields.ts'
import { sampleAnswers } from '../product/drive/sample-answers.ts'
import { tenantsIn } from '../server/tenants/files/load-tenants.ts'
import { createTenantDirectory } from '../server/tenants/tenant-directory.ts'
import { loadRoad } from '../tools/scenario/roads.ts'
import { createTestApp } from './support/backend/create-test-app.ts'
import { Borrower } from './support/http/borrower.ts'
import { patchedSource } from './support/lenders/patched-source.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const shipped = loadSource()
const fileOf = (form: string) => `flows/forms/${form}.json`

/** Form with an additional required text field. */
function asking(form: string, kept: string): JsonObject {
  const { order, schema } = asJsonObject(shipped.files.get(fileOf(form))?.value)
  return {
    order: [...asStrings(order), 'nickname'],
    fields: {
      nickname: {
        widget: 'text',
        label: 'forms.firstName.label',
        class: 'personal',
        to: `loanFile.answers.${kept}`,
      },
    },
    schema: {
      required: [...asStrings(asJsonObject(schema).required), 'nickname'],
      properties: { nickname: { type: 'string', maxLength: 40 } },
    },
  }
}

const source = patchedSource({
  [fileOf('register/name')]: asking('register/name', 'nickname'),
  [fileOf('start/contact')]: asking('start/contact', 'callName'),
})
const effective = tenantJourney(source, 'hearthline')
const main = loadRoad('main')
const without = (changes: JsonObject) => asJsonObject(mergePatch(answered, changes))
const answered = asJsonObject(
  mergePatch(main.applicant, {
    registration: { name: { nickname: 'Jojo' } },
    answers: { 'start/contact': { nickname: 'Jojo' } },
  }),
)

/** Forms, each with the sample applicant who has no answer for it, and the place where to add the answer. */
const forms = [
  ['register/name', without({ registration: { name: { nickname: null } } }), 'registration'],
  [
    'start/contact',
    without({ answers: { 'start/contact': { nickname: null } } }),
    'answers, "start/contact"',
  ],
] as const

describe('a question more in a form, and one answer in product/drive/applicant.json', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    const { tenants } = tenantsIn(source)
    app = await createTestApp({ tenants: createTenantDirectory(() => tenants) })
  })
  afterAll(() => app.close())

  const drive = (applicant: JsonObject) =>
    driveApplication(new Borrower(app).client, effective, { road: { ...main, applicant }, until: 'HMDA' })

  it('let the road pass over HTTP', async () => {
    await drive(answered)
  })

  it.each(forms)('are both needed over HTTP: %s', async (_, applicant, place) => {
    await expect(drive(applicant)).rejects.toThrow(
      new RegExp(`nickname is required.*product/drive/applicant\\.json \\(${place}\\)`),
    )
  })

  const plan = (id: string, applicant: JsonObject) => {
    const form = asJsonObject(source.files.get(fileOf(id))?.value) as JsonObject & QuestionForm
    return planFields(id, form, sampleAnswers(applicant, id, effective.source))
  }

  it.each(forms)('are both needed in a browser: %s', (id, applicant) => {
    expect(plan(id, answered)).toContainEqual(
      expect.objectContaining({ name: 'nickname', widget: 'text', answer: 'Jojo' }),
    )
    expect(() => plan(id, applicant)).toThrow(/asks for nickname.*product\/drive\/applicant\.json/)
  })

  it('are needed of no form twice: whoever changes the name later answers what registration asked', () => {
    expect(childObject(answered, 'registration').name).toEqual(
      sampleAnswers(answered, 'register/name', effective.source),
    )
  })
})

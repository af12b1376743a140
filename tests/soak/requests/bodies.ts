import fc from 'fast-check'
import type { Json } from '#source'
import documentTypes from '../../../schemas/domain/enumerations.schema.json' with { type: 'json' }
import { sampleFile } from '../../../tools/drive/sample-file.ts'
import type { ApiCall } from './calls.ts'
import { actForms, type Company } from './company.ts'
import type { SoakPerson } from './look-up.ts'
import { multipart } from './multipart.ts'
import { type KnownValues, valuesOf } from './values-of.ts'

/** Call, person and path for which a body is created. */
export interface WantedBody {
  readonly call: ApiCall
  readonly person: SoakPerson
  readonly known: KnownValues
  /** Parameters of the path. */
  readonly path: Readonly<Record<string, Json>>
}

const picture = Buffer.from(await sampleFile('support.png').arrayBuffer())

/** Bodies that a call accepts; empty for a call without a body. */
export function bodyOf(company: Company, wanted: WantedBody): fc.Arbitrary<Buffer> {
  const { call, known } = wanted
  if (call.isUpload) return uploads
  if (call.body === undefined) return fc.constant(Buffer.alloc(0))
  const open = Object.entries(openBodies).find(([end]) => call.path.endsWith(end))?.[1]
  const values = open === undefined ? valuesOf(call.body, known) : open(company, wanted)
  return values.map((value) => Buffer.from(JSON.stringify(value)))
}

type OpenBody = (company: Company, wanted: WantedBody) => fc.Arbitrary<Json>

/** Bodies that the document describes only as an object: the address decides which form applies. */
const openBodies: Readonly<Record<string, OpenBody>> = {
  '/submissions/{name}': (company, wanted) => {
    const { submissions } = company.effective.source.process
    return ofForm(company, wanted, submissions[String(wanted.path.name)]?.form)
  },
  '/acts/{name}': (company, wanted) => ofForm(company, wanted, actForms[String(wanted.path.name)]),
  '/conditions/{condition}/answer': (company, wanted) =>
    fc.oneof(...conditionForms.map((form) => ofForm(company, wanted, form))),
  '/registration/register': registrationsOf,
}

const conditionForms = ['conditions/upload-document', 'conditions/phone-number', 'identity']

/** Body for a form: the due step of the person, if this is it; otherwise any values that the form admits. */
function ofForm(
  { formSchema }: Company,
  { person, known, path }: WantedBody,
  form = 'complete',
): fc.Arbitrary<Json> {
  const due = person.steps.find((step) => step.path.endsWith(`/${path.name}`))
  const any = valuesOf(formSchema(form), known)
  return due === undefined ? any : fc.oneof({ weight: 3, arbitrary: fc.constant(due.body) }, any)
}

function registrationsOf(company: Company, wanted: WantedBody): fc.Arbitrary<Json> {
  const { effective, registrations } = company
  const steps = Object.entries(effective.source.registration.steps)
  const answers = steps.map(([step, { form }]) => [step, ofForm(company, wanted, form)] as const)
  const orgCode = fc.constantFrom(effective.tenant.code)
  return fc.oneof(fc.constantFrom(...registrations), fc.record({ orgCode, ...Object.fromEntries(answers) }))
}

const uploads: fc.Arbitrary<Buffer> = fc
  .record({
    type: fc.constantFrom(...documentTypes.$defs.UploadedDocumentType.enum),
    filename: fc.constantFrom('license.png', 'rejected.png', 'père & fils.png', '証明.pdf'),
  })
  .map(({ type, filename }) =>
    multipart([
      { name: 'type', bytes: Buffer.from(type) },
      { name: 'file', filename, bytes: picture },
    ]),
  )

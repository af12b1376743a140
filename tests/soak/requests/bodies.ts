import fc from 'fast-check'
import type { Json, JsonObject } from '#source'
import { sampleFile } from '../../../product/drive/sample-file.ts'
import documentTypes from '../../../schemas/domain/enumerations.schema.json' with { type: 'json' }
import type { ApiCall } from './calls.ts'
import type { Company } from './company.ts'
import type { SoakPerson } from './look-up.ts'
import { multipart } from './multipart.ts'
import { type KnownValues, valuesOf } from './values-of.ts'

/** Call and person for which a body is created. */
export interface WantedBody {
  readonly call: ApiCall
  readonly person: SoakPerson
  readonly known: KnownValues
}

const picture = Buffer.from(await sampleFile('support.png').arrayBuffer())

/** Bodies that a call accepts; empty for a call without a body. */
export function bodyOf(company: Company, wanted: WantedBody): fc.Arbitrary<Buffer> {
  const { call } = wanted
  if (call.isUpload) return uploads
  if (call.body === undefined) return fc.constant(Buffer.alloc(0))
  const values = call.path.endsWith('/registration/register')
    ? registrationsOf(company, wanted)
    : ofSchema(wanted, call.body)
  return values.map((value) => Buffer.from(JSON.stringify(value)))
}

/** Body for a call: what the person has to send next, if this is it; otherwise any values that the schema admits. */
function ofSchema({ call, person, known }: WantedBody, schema: JsonObject): fc.Arbitrary<Json> {
  const due = person.steps.find((step) => step.path.endsWith(`/${call.path.split('/').at(-1)}`))
  const any = valuesOf(schema, known)
  return due === undefined ? any : fc.oneof({ weight: 3, arbitrary: fc.constant(due.body) }, any)
}

function registrationsOf(company: Company, wanted: WantedBody): fc.Arbitrary<Json> {
  const { effective, registrations, formSchema } = company
  const steps = Object.entries(effective.source.registration.steps)
  const answers = steps.map(([step, { form }]) => [step, valuesOf(formSchema(form), wanted.known)] as const)
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

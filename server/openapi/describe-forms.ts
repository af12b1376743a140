import { findSentence } from '../tenants/sentence.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { JsonSchema } from '../validation/api-schemas.ts'
import { findForm } from '../validation/form-validator.ts'
import { type DeclaredProofs, describeProofs } from './describe-proof.ts'
import type { BodyForms, OpenApiDocument, Operation, PathItem } from './openapi-document.ts'
import { operationIdOf } from './operation-id.ts'

declare module 'fastify' {
  interface FastifySchema {
    /** Form of the body by the parameter `name` of the path, or several forms of which the body is one. */
    readonly forms?: BodyForms
    /** Proofs that the submission asks for, by the parameter `name` of the path. */
    readonly proofs?: Readonly<Record<string, DeclaredProofs>>
  }
}

/**
 * Describes bodies by the forms that check them. A path that ends in the name of a submission becomes a path for each name, so
 * that a generated client knows the fields of each; the server has one route for all of them.
 */
export function describeForms(document: OpenApiDocument, lender: Tenant): void {
  const forms = new Set<string>()
  const reference = (form: string): JsonSchema => {
    forms.add(form)
    return { $ref: `#/components/schemas/${schemaName(form)}` }
  }
  document.paths = Object.fromEntries(
    Object.entries(document.paths).flatMap(([path, item]) => pathsOf(path, item, reference)),
  )
  const bodies = [...forms].map((form) => [schemaName(form), bodyOf(lender, form)])
  document.components.schemas = { ...document.components.schemas, ...Object.fromEntries(bodies) }
}

type Reference = (form: string) => JsonSchema

function pathsOf(path: string, item: PathItem, reference: Reference): readonly [string, PathItem][] {
  const [method, operation] = Object.entries(item).find(([, one]) => one['x-forms'] !== undefined) ?? []
  if (method === undefined || operation === undefined) return [[path, item]]
  const { 'x-forms': forms = [], 'x-proofs': proofs = {}, ...described } = operation
  if (isList(forms)) {
    const each = Object.entries(proofs).flatMap(([name, one]) =>
      describeProofs(one).map((words) => `${name}: ${words}`),
    )
    const told = { ...described, description: [described.description, ...each].filter(Boolean).join(' ') }
    return [[path, { ...item, [method]: taking(told, { anyOf: forms.map(reference) }) }]]
  }
  return Object.entries(forms).map(([name, form]) => {
    const own = path.replace('{name}', name)
    const named = {
      ...taking(structuredClone(described), reference(form)),
      operationId: operationIdOf(method, own),
      summary: `${described.summary}: ${name}`,
      description: [described.description, ...describeProofs(proofs[name] ?? {})].filter(Boolean).join(' '),
      parameters: described.parameters?.filter((parameter) => parameter.name !== 'name') ?? [],
    }
    return [own, { [method]: named }]
  })
}

const isList = (forms: BodyForms): forms is readonly string[] => Array.isArray(forms)

const taking = (operation: Operation, schema: JsonSchema): Operation => ({
  ...operation,
  requestBody: { required: true, content: { 'application/json': { schema } } },
})

/** Name of a form's values, as in the generated types: `StartContactValues` of `start/contact`. */
const schemaName = (form: string): string =>
  `${form.replaceAll(/(?:^|[^a-zA-Z0-9]+)([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase())}Values`

/** Returns the schema of a form's values, each described by the label of its question. */
function bodyOf(lender: Tenant, id: string): JsonSchema {
  const { schema, fields } = findForm(lender.forms, id)
  const properties = Object.entries(Object(schema.properties)).map(([name, value]) => {
    const label = fields[name]?.label
    const description = label === undefined ? undefined : findSentence(lender, label)
    return [name, description === undefined ? value : { description, ...Object(value) }]
  })
  const asked = Object.keys(fields).filter((name) => fields[name]?.unless ?? fields[name]?.showWhen)
  return {
    description: `Values of the form ${id}.${asked.length === 0 ? '' : ` Asked only sometimes: ${asked.join(', ')}.`}`,
    ...schema,
    properties: Object.fromEntries(properties),
  }
}

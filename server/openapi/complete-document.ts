import { isDeepStrictEqual } from 'node:util'
import type { SwaggerTransformObject } from '@fastify/swagger'
import type { Tenant } from '../tenants/tenant.ts'
import type { NamedSchemas } from '../validation/api-schemas.ts'
import { describeForms } from './describe-forms.ts'
import { addExamples } from './examples.ts'
import { nameSchemas } from './name-schemas.ts'
import { type Answer, type OpenApiDocument, operationsOf, type Parameter } from './openapi-document.ts'
import { shareRefusals } from './share-refusals.ts'

/**
 * Creates the function that completes the document of all calls: bodies by form, names in place of repetition, examples, one
 * order. `lender` is the one whose forms and words it has.
 */
export const completeDocument =
  (lender: Tenant, named: NamedSchemas): SwaggerTransformObject =>
  (described) => {
    if (!('openapiObject' in described)) return described.swaggerObject
    // The library's type says less than what it makes of the routes.
    const document = described.openapiObject as unknown as OpenApiDocument
    describeForms(document, lender)
    shareRefusals(document)
    shareHeaders(document)
    nameSchemas(document, named)
    addExamples(document)
    document.paths = byName(document.paths)
    document.components = Object.fromEntries(
      Object.entries(document.components).map(([kind, parts]) => [kind, byName(parts)]),
    )
    return described.openapiObject
  }

const byName = <Part>(parts: Readonly<Record<string, Part>>): Record<string, Part> =>
  Object.fromEntries(Object.entries(parts).sort(([one], [other]) => (one < other ? -1 : 1)))

type Described = Record<string, unknown>

/** Describes each header of requests and responses once, and refers to it from every call that has it. */
function shareHeaders(document: OpenApiDocument): void {
  const parameters: Described = {}
  const headers: Described = {}
  const share = (parameter: Parameter): Parameter => {
    if (parameter.in !== 'header') return parameter
    const name = parameter.required === true ? parameter.name : `${parameter.name}-optional`
    return refer('parameters', parameters, `${name}`, parameter)
  }
  const shareOf = (answer: Answer): void => {
    if (answer.headers === undefined) return
    const referred = Object.entries(answer.headers).map(([name, header]) => [
      name,
      refer('headers', headers, name, header),
    ])
    answer.headers = Object.fromEntries(referred)
  }
  for (const operation of operationsOf(document)) {
    if (operation.parameters !== undefined) operation.parameters = operation.parameters.map(share)
    Object.values(operation.responses).forEach(shareOf)
  }
  for (const answer of Object.values(document.components.responses ?? {})) shareOf(Object(answer))
  Object.assign(document.components, { parameters, headers })
}

function refer(kind: string, shared: Described, name: string, value: unknown): { readonly $ref: string } {
  shared[name] ??= value
  if (!isDeepStrictEqual(shared[name], value)) throw new Error(`Two calls describe ${name} differently.`)
  return { $ref: `#/components/${kind}/${name}` }
}

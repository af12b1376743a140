import type { SwaggerTransformObject } from '@fastify/swagger'
import type { Tenant } from '../tenants/tenant.ts'
import type { NamedSchemas } from '../validation/api-schemas.ts'
import { describeForms } from './describe-forms.ts'
import { addExamples } from './examples.ts'
import { nameSchemas } from './name-schemas.ts'
import type { OpenApiDocument } from './openapi-document.ts'
import { shareHeaders } from './share-headers.ts'
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

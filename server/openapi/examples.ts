import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { SwaggerTransformObject } from '@fastify/swagger'

/** Request and response about made-up applicants of tests. */
export interface Example {
  readonly request?: unknown
  readonly response?: unknown
}

/** Media type of a body with an example. */
interface Media {
  example?: unknown
}

interface Operation {
  readonly operationId?: string
  readonly requestBody?: { readonly content?: Readonly<Record<string, Media>> }
  readonly responses?: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>
}

/**
 * Adds examples to the finished document by operation id. `RECORD_EXAMPLES=FILE npx vitest run server` records exchanges;
 * `WRITE_EXAMPLES=FILE npx vitest run server/openapi/examples` writes examples.json from them.
 */
export const addExamples: SwaggerTransformObject = (described) => {
  if (!('openapiObject' in described)) return described.swaggerObject
  const examples: Readonly<Record<string, Example>> = JSON.parse(
    readFileSync(path.join(import.meta.dirname, 'examples.json'), 'utf8'),
  )
  for (const call of Object.values(described.openapiObject.paths ?? {}))
    for (const operation of Object.values<Operation>(Object(call)))
      addExample(operation, examples[operation.operationId ?? ''] ?? {})
  return described.openapiObject
}

function addExample({ requestBody, responses = {} }: Operation, { request, response }: Example): void {
  const answered = Object.entries(responses).find(([status]) => status < '300')?.[1]
  show(requestBody?.content, request)
  show(answered?.content, response)
}

function show(content: Readonly<Record<string, Media>> = {}, example: unknown): void {
  const media = content['application/json']
  if (media !== undefined && example !== undefined) media.example = example
}

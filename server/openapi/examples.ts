import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Media, type OpenApiDocument, type Operation, operationsOf } from './openapi-document.ts'

/** Request and response about made-up applicants of tests. */
export interface Example {
  readonly request?: unknown
  readonly response?: unknown
}

/**
 * Adds examples to the finished document by operation id. `RECORD_EXAMPLES=FILE npx vitest run server` records exchanges;
 * `WRITE_EXAMPLES=FILE npx vitest run server/openapi/examples` writes examples.json from them.
 */
export function addExamples(document: OpenApiDocument): void {
  const examples: Readonly<Record<string, Example>> = JSON.parse(
    readFileSync(path.join(import.meta.dirname, 'examples.json'), 'utf8'),
  )
  for (const operation of operationsOf(document)) addExample(operation, examples[operation.operationId] ?? {})
}

function addExample({ requestBody, responses }: Operation, { request, response }: Example): void {
  const answered = Object.entries(responses).find(([status]) => status < '300')?.[1]
  show(requestBody?.content, request)
  show(answered?.content, response)
}

function show(content: Readonly<Record<string, Media>> = {}, example: unknown): void {
  const media = content['application/json']
  if (media !== undefined && example !== undefined) media.example = example
}

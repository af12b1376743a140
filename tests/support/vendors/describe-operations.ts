import type { JsonSchema } from '../../../server/validation/api-schemas.ts'
import type { Operation } from '../../../server/vendors/gateway/operations.ts'

/**
 * Section of docs/vendors.md on the request and the deadline of each operation, with an example of its request and of
 * each response.
 */
export const describeOperations = (operations: Iterable<Operation>): string =>
  [...operations].map(describeOperation).join('\n')

function describeOperation({ name, description, withinMs, dueMs, request, answer }: Operation): string {
  const due = dueMs === undefined ? ', while a page waits' : `, or 202 and a callback within ${spell(dueMs)}`
  return [
    `### ${name}`,
    '',
    `${description} Within ${withinMs / 1000} seconds${due}.`,
    '',
    '```json',
    ...examplesOf(request).map((example) => JSON.stringify({ request: example })),
    ...examplesOf(answer).map((example) => JSON.stringify({ answer: example })),
    '```',
    '',
  ].join('\n')
}

export const examplesOf = ({ examples }: JsonSchema): readonly unknown[] =>
  Array.isArray(examples) ? examples : []

function spell(ms: number): string {
  const hours = ms / 3_600_000
  if (hours === 1) return 'an hour'
  return hours <= 24 ? `${hours} hours` : `${hours / 24} days`
}

import { isDeepStrictEqual } from 'node:util'
import { type Answer, type OpenApiDocument, operationsOf, type Parameter } from './openapi-document.ts'

type Described = Record<string, unknown>

/** Describes each header of requests and responses once, and refers to it from every call that has it. */
export function shareHeaders(document: OpenApiDocument): void {
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

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { formFormats, numberFormats } from '#engine'
import { asJsonObject, isJsonObject, type Json, type JsonObject, valueAt } from '#source'

/** Call as the OpenAPI document describes it. */
export interface ApiCall {
  readonly id: string
  readonly method: string
  /** Path pattern: `/applications/{uuid}`. */
  readonly path: string
  /** Required authorization: a signed-in person, or the operator. */
  readonly security: 'bearer' | 'operator' | undefined
  readonly isIdempotent: boolean
  readonly parameters: readonly Parameter[]
  /** Schema of a JSON body; undefined if there is none. */
  readonly body: JsonObject | undefined
  readonly isUpload: boolean
  readonly answers: ReadonlyMap<number, AnswerCheck>
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly isRequired: boolean
  readonly schema: JsonObject
}

/**
 * Expected content of a response: its content types, and a validator of its JSON body. The body is empty if there is no
 * content type.
 */
export interface AnswerCheck {
  readonly types: readonly string[]
  readonly isValid: ValidateFunction
}

/** Calls of a document, with validators for their responses. */
export function callsOf(document: JsonObject): readonly ApiCall[] {
  const validator = new Ajv2020({ strict: false, allErrors: false })
  addFormats.default(validator)
  for (const [name, check] of Object.entries(formFormats)) validator.addFormat(name, check)
  for (const [name, format] of Object.entries(numberFormats)) validator.addFormat(name, format)
  const paths = asJsonObject(resolved(document, document.paths ?? {}))
  const compile = (schema: JsonObject) => validator.compile(schema)
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(asJsonObject(methods)).map(([method, operation]) =>
      toCall(path, method.toUpperCase(), asJsonObject(operation), compile),
    ),
  )
}

/** Copy of a value with what its references lead to in their place. The schemas have no cycles. */
function resolved(document: JsonObject, value: Json): Json {
  if (Array.isArray(value)) return value.map((item) => resolved(document, item))
  if (!isJsonObject(value)) return value
  const { $ref, ...beside } = value
  const own = Object.fromEntries(
    Object.entries(beside).map(([key, child]) => [key, resolved(document, child)]),
  )
  if (typeof $ref !== 'string') return own
  const target = valueAt(document, $ref.split('/').slice(1)) ?? {}
  return { ...asJsonObject(resolved(document, target)), ...own }
}

type Compile = (schema: JsonObject) => ValidateFunction

function toCall(path: string, method: string, operation: JsonObject, compile: Compile): ApiCall {
  const parameters = listOf(operation.parameters).map((parameter) => ({
    name: String(parameter.name),
    in: String(parameter.in),
    isRequired: parameter.required === true,
    schema: asJsonObject(parameter.schema),
  }))
  const content = asJsonObject(asJsonObject(operation.requestBody).content)
  const body = asJsonObject(content['application/json']).schema
  return {
    id: String(operation.operationId),
    method,
    path,
    security: securityOf(listOf(operation.security)),
    isIdempotent: parameters.some(({ name }) => name === 'Idempotency-Key'),
    parameters: parameters.filter(({ name }) => name !== 'Idempotency-Key'),
    body: isJsonObject(body) ? body : undefined,
    isUpload: content['multipart/form-data'] !== undefined,
    answers: answersOf(asJsonObject(operation.responses), compile),
  }
}

const securityOf = ([scheme]: readonly JsonObject[]): ApiCall['security'] =>
  scheme === undefined ? undefined : 'operator' in scheme ? 'operator' : 'bearer'

function answersOf(responses: JsonObject, compile: Compile): ApiCall['answers'] {
  return new Map(
    Object.entries(responses).map(([status, response]) => {
      const content = asJsonObject(asJsonObject(response).content)
      const json = asJsonObject(asJsonObject(content['application/json']).schema)
      return [Number(status), { types: Object.keys(content), isValid: compile(json) }]
    }),
  )
}

const listOf = (value: JsonObject[string] | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.map(asJsonObject) : []

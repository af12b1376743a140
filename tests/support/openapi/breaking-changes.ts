import { breakingSchema, type Found, type Schema } from './breaking-schema.ts'

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema?: Schema
}

interface Operation {
  readonly operationId?: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly required?: boolean; readonly content: Content }
  readonly responses: Readonly<Record<string, Answer>>
  readonly security?: readonly object[]
}

interface Answer {
  readonly content?: Content
  readonly headers?: Readonly<Record<string, object>>
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>

/** OpenAPI document, as far as its changes are compared. */
export interface ApiDocument {
  readonly info: { readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components?: object
}

/** Says in a sentence each what of `after` breaks for a client that was made from `before`. */
export function breakingChanges(before: ApiDocument, after: ApiDocument): readonly string[] {
  const find: Find = {
    before: (value) => dereference(before, value),
    after: (value) => dereference(after, value),
  }
  return Object.entries(before.paths).flatMap(([path, item]) => {
    const now = after.paths[path]
    if (now === undefined) return [`${path} is removed.`]
    return Object.entries(item).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`
      const is = now[method]
      return is === undefined ? [`${name} is removed.`] : ofOperation(name, operation, is, find)
    })
  })
}

/** Follows the references of the older and of the newer document. */
interface Find {
  readonly before: <Value>(value: Value) => Value
  readonly after: <Value>(value: Value) => Value
}

/** Returns the value to which a `$ref` leads. */
function dereference<Value>(document: object, value: Value): Value {
  const { $ref, ...beside } = Object(value)
  if (typeof $ref !== 'string') return value
  const target = $ref
    .slice(2)
    .split('/')
    .reduce((found: unknown, step: string) => Object(found)[step], document)
  return { ...dereference(document, Object(target)), ...beside }
}

function ofOperation(name: string, was: Operation, is: Operation, find: Find): readonly string[] {
  const isRenamed = was.operationId !== is.operationId
  const asksForCredentials = (was.security ?? []).length === 0 && (is.security ?? []).length > 0
  return [
    ...(isRenamed ? [`${name}: the operation id ${was.operationId} is ${is.operationId} now.`] : []),
    ...(asksForCredentials ? [`${name}: anybody might call it, and it asks for credentials now.`] : []),
    ...ofParameters(name, was, is, find),
    ...ofBody(name, was, is, find),
    ...Object.entries(was.responses).flatMap(([status, answer]) =>
      ofAnswer(`${name}: the response ${status}`, find.before(answer), is.responses[status], find),
    ),
  ]
}

function ofParameters(name: string, was: Operation, is: Operation, find: Find): readonly string[] {
  const [had, has] = [(was.parameters ?? []).map(find.before), (is.parameters ?? []).map(find.after)]
  const counterpart = (list: readonly Parameter[], one: Parameter) =>
    list.find((other) => other.in === one.in && other.name === one.name)
  const removed = had.filter((one) => counterpart(has, one) === undefined)
  return [
    ...removed.map((one) => `${name}: the ${one.in} value ${one.name} is not read any more.`),
    ...has.flatMap((one) => {
      const before = counterpart(had, one)
      const what = `${name}: the ${one.in} value ${one.name}`
      const isNew = one.required === true && before?.required !== true
      return [
        ...(isNew ? [`${what} is required now.`] : []),
        ...(before === undefined ? [] : changes('request', what, before.schema, one.schema, find)),
      ]
    }),
  ]
}

function ofBody(name: string, was: Operation, is: Operation, find: Find): readonly string[] {
  const what = `${name}: the request`
  if (was.requestBody === undefined)
    return is.requestBody?.required === true ? [`${what} has a body now, which is required.`] : []
  return ofContent('request', what, was.requestBody.content, is.requestBody?.content, find)
}

function ofAnswer(what: string, was: Answer, answer: Answer | undefined, find: Find): readonly string[] {
  if (answer === undefined) return [`${what} is not given any more.`]
  const is = find.after(answer)
  const lost = Object.keys(was.headers ?? {}).filter((header) => is.headers?.[header] === undefined)
  return [
    ...lost.map((header) => `${what} has no header ${header} any more.`),
    ...ofContent('response', what, was.content, is.content, find),
  ]
}

const ofContent = (found: Found, what: string, was: Content = {}, is: Content = {}, find: Find) =>
  Object.entries(was).flatMap(([type, { schema }]) =>
    is[type] === undefined
      ? [`${what} is not ${type} any more.`]
      : changes(found, what, schema, is[type].schema, find),
  )

const changes = (found: Found, what: string, was: Schema = {}, is: Schema = {}, find: Find) =>
  breakingSchema({ found, what, find }, was, is)

import type { JsonSchema } from '../validation/api-schemas.ts'
import type { DeclaredProofs } from './describe-proof.ts'

/** Form of a body by the parameter `name` of its path, or several forms of which the body is one. */
export type BodyForms = Readonly<Record<string, string>> | readonly string[]

/** Parts of an OpenAPI 3.1 document that this folder reads and completes. */
export interface OpenApiDocument {
  paths: Record<string, PathItem>
  components: Components
  [part: string]: unknown
}

export type PathItem = Record<string, Operation>

/** Parts that several operations share, by kind and name. */
export type Components = Record<string, Record<string, unknown>>

export interface Operation {
  operationId: string
  summary?: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Media>; [key: string]: unknown }
  responses: Record<string, Answer>
  /** Forms of the body, until `describeForms` has described them. */
  'x-forms'?: BodyForms
  /** Proofs of its submissions, until then. */
  'x-proofs'?: Readonly<Record<string, DeclaredProofs>>
  [key: string]: unknown
}

export interface Parameter {
  readonly name?: string
  readonly in?: string
  readonly required?: boolean
  schema?: JsonSchema
  [key: string]: unknown
}

export interface Answer {
  description?: string
  headers?: Record<string, unknown>
  content?: Record<string, Media>
  [key: string]: unknown
}

export interface Media {
  schema?: JsonSchema
  example?: unknown
}

/** Lists the operations of a document. */
export const operationsOf = ({ paths }: Pick<OpenApiDocument, 'paths'>): readonly Operation[] =>
  Object.values(paths).flatMap((item) => Object.values(item))

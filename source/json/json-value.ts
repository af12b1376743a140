export type Json = string | number | boolean | null | readonly Json[] | JsonObject

export interface JsonObject {
  readonly [key: string]: Json
}

export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The object, or an empty one in place of anything else: where that is wrong, a schema says so. */
export const asJsonObject = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {})

/** The object at a property. */
export const childObject = (value: JsonObject | undefined, key: string): JsonObject =>
  asJsonObject(value?.[key])

/** The strings of an array, or none in place of anything else. */
export const asStrings = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

/** A text as it is; anything else as the JSON that it is written as, and nothing for what is not there. */
export const asText = (value: Json | undefined): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)

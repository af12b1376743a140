export type Json = string | number | boolean | null | readonly Json[] | JsonObject

export interface JsonObject {
  readonly [key: string]: Json
}

export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the object, or an empty one for any other value. A schema reports a value of the wrong type. */
export const asJsonObject = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {})

/** Object at a property. */
export const childObject = (value: JsonObject | undefined, key: string): JsonObject =>
  asJsonObject(value?.[key])

/** Strings of an array; none for any other value. */
export const asStrings = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

/** Returns a text unchanged, any other value as its JSON, and '' for an absent one. */
export const asText = (value: Json | undefined): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)

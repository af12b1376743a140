import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type JsonObject = { readonly [key: string]: unknown }

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads one JSON object; a file that holds anything else is a defect of the repository. */
export function readJsonObject(file: string): JsonObject {
  const value: unknown = parse(file)
  if (!isObject(value)) throw new Error(`${file} must hold a JSON object.`)
  return value
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(
      `${file} is not readable JSON: ${cause instanceof Error ? cause.message : String(cause)}`,
      {
        cause,
      },
    )
  }
}

/** Every JSON file below a folder, sorted, keyed by its path without `.json`. A folder that is not there holds nothing. */
export function readJsonFolder(folder: string): ReadonlyMap<string, JsonObject> {
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.json'))
    .sort()
  return new Map(
    files.map((file) => [file.slice(0, -'.json'.length), readJsonObject(path.join(folder, file))]),
  )
}

/** The object at a property, or an empty one when the file does not have it yet. */
export function childObject(value: JsonObject | undefined, key: string): JsonObject {
  const child = value?.[key]
  return isObject(child) ? child : {}
}

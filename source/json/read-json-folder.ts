import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isJsonObject, type Json, type JsonObject } from './json-value.ts'
import { pathsBelow } from './paths-below.ts'

/** Error for a file of the repository that is missing, or no JSON object. */
export class UnreadableJson extends Error {
  readonly code = 'JSON_UNREADABLE'
  readonly file: string

  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`${file} ${reason}`, options)
    this.file = file
  }
}

/** Reads one JSON object of the repository itself; throws for any other content, which is a defect. */
export function readJsonObject(file: string): JsonObject {
  const value = parse(file)
  if (!isJsonObject(value)) throw new UnreadableJson(file, 'must hold a JSON object.')
  return value
}

function parse(file: string): Json {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new UnreadableJson(file, `is not readable JSON: ${reason}`, { cause })
  }
}

/** JSON files below a folder, sorted, keyed by path without `.json`. Empty if the folder does not exist. */
export const readJsonFolder = (folder: string): ReadonlyMap<string, JsonObject> =>
  new Map(
    jsonFiles(folder).map((file) => [
      file.slice(0, -'.json'.length),
      readJsonObject(path.join(folder, file)),
    ]),
  )

/** Paths of the JSON files below a folder, sorted, with `/` on every system. */
export const jsonFiles = (folder: string): readonly string[] =>
  pathsBelow(folder).filter((file) => file.endsWith('.json'))

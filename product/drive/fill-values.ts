import { randomUUID } from 'node:crypto'
import { asJsonObject, asStrings, isJsonObject, type Json, type JsonObject } from '#source'
import type { BorrowerClient } from './borrower-client.ts'
import { DriveStopped } from './drive-stopped.ts'
import { sampleFile } from './sample-file.ts'

/**
 * Fills in values that a borrower would read from the page: `{ "$heloc": "offers.0.uuid" }` stands for a value of the
 * application.
 */
export async function fillValues(value: Json, borrower: BorrowerClient): Promise<Json> {
  if (Array.isArray(value)) return inOrder(value, (item) => fillValues(item, borrower))
  if (!isJsonObject(value)) return value
  const [key = '', argument = null] = Object.entries(value)[0] ?? []
  const fill = fillers[key]
  if (fill !== undefined) return capped(await fill(argument, borrower), value)
  if (key.startsWith('$')) throw new DriveStopped(`applicant.json asks for "${key}", which nothing fills in.`)
  const entries = await inOrder(
    Object.entries(value),
    async ([name, child]) => [name, await fillValues(child, borrower)] as const,
  )
  return Object.fromEntries(entries)
}

/**
 * Applies the limit of `{ "$heloc": "offers.0.maxAmount", "atMost": 60000 }`, which stands for the smaller of the two
 * numbers.
 */
const capped = (filled: Json, { atMost }: JsonObject): Json =>
  typeof filled === 'number' && typeof atMost === 'number' ? Math.min(filled, atMost) : filled

type Filler = (argument: Json, borrower: BorrowerClient) => Promise<Json>

const fillers: Readonly<Record<string, Filler>> = {
  $email: async (name) => `${name}.${randomUUID()}@example.com`,
  $heloc: async (path, borrower) => valueAt(await borrower.heloc(), path),
  $profile: async (path, borrower) => valueAt(await borrower.profile(), path),
  $fullName: async (_, borrower) => fullName(await borrower.profile()),
  $liens: async (keys, borrower) => liens(await borrower.heloc(), asStrings(keys)),
  $answer: async (path, borrower) => {
    const [part = '', ...rest] = String(path).split('.')
    return valueAt(await borrower.part(part), rest.join('.'))
  },
  $consent: async (id, borrower) => valueAt(await borrower.disclosure(String(id)), 'textHash'),
  $code: async (document, borrower) => codeIn(await borrower.part(`documents/${document}/text`)),
  $read: async (types, borrower) => readDocuments(borrower, asStrings(types)),
  $upload: async (file, borrower) => {
    const { type = null, name = `${type}.png` } = isJsonObject(file) ? file : { type: file }
    return borrower.upload(String(type), sampleFile(String(name)))
  },
}

function valueAt(value: JsonObject, path: Json): Json {
  const found = String(path)
    .split('.')
    .reduce<Json | undefined>((parent, step) => childAt(parent, step), value)
  if (found === undefined) throw new DriveStopped(`The server's answer has nothing at "${path}".`)
  return found
}

const fullName = ({ name }: JsonObject): string => {
  const { firstName, lastName } = asJsonObject(name)
  return `${firstName} ${lastName}`
}

const childAt = (parent: Json | undefined, step: string): Json | undefined =>
  Array.isArray(parent) ? parent[Number(step)] : asJsonObject(parent)[step]

const liens = ({ liens }: JsonObject, keys: readonly string[]): Json =>
  (Array.isArray(liens) ? liens : []).map((lien) =>
    Object.fromEntries(Object.entries(asJsonObject(lien)).filter(([key]) => keys.includes(key))),
  )

/** Returns the four-digit code that proves that the applicant can open a document. */
function codeIn(text: JsonObject): string {
  const code = /\b\d{4}\b/.exec(JSON.stringify(text.sections))?.[0]
  if (code === undefined) throw new DriveStopped('The test document shows no code of four digits.')
  return code
}

/** Opens every document of these types, as is required before signing; returns their uuids and text hashes. */
async function readDocuments(borrower: BorrowerClient, types: readonly string[]): Promise<Json> {
  const { documents } = await borrower.heloc()
  const due = (Array.isArray(documents) ? documents : [])
    .map(asJsonObject)
    .filter(({ type }) => types.includes(String(type)))
  return inOrder(due, async ({ uuid = null }) => {
    const { textHash = null } = await borrower.part(`documents/${uuid}/text`)
    return { uuid, textHash }
  })
}

async function inOrder<T, U>(items: readonly T[], run: (item: T) => Promise<U>): Promise<U[]> {
  const results: U[] = []
  for (const item of items) results.push(await run(item))
  return results
}

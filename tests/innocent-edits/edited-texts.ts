import { asJsonObject, isJsonObject, type Json, type JsonObject, mergePatch, parsePointer } from '#source'
import type { Edit } from './edit.ts'

const locales = ['en-US', 'es-US'] as const

/** Texts by file after an edit. Throws if a part of it changes nothing. */
export function editedTexts(edit: Edit, before: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const texts = new Map(before)
  const change = (file: string, to: (text: string) => string) => {
    const text = to(texts.get(file) ?? '{}')
    if (text === texts.get(file)) throw new Error(`"${edit.title}" leaves ${file} as it is.`)
    texts.set(file, text)
  }
  const changeJson = (file: string, to: (value: Json) => Json) =>
    change(file, (text) => JSON.stringify(to(JSON.parse(text)), null, 2))

  for (const [file, patch] of [...Object.entries(edit.patch ?? {}), ...messagesOf(edit)])
    changeJson(file, (value) => (file.startsWith('tenants/') ? withNulls : mergePatch)(value, patch))
  for (const [file, from, to] of edit.replace ?? []) change(file, (text) => text.replace(from, () => to))
  for (const [file, place] of edit.reverse ?? [])
    changeJson(file, (value) => (place === 'keys' ? turnedKeys(value) : turned(value, parsePointer(place))))
  for (const [file, layout] of Object.entries(edit.text ?? {})) change(file, layouts[layout])
  const [from, to, places] = edit.rename ?? ['', '', []]
  for (const [file, text] of texts)
    if (places.some((place) => file.startsWith(place)) && text.includes(from))
      change(file, () => text.replaceAll(from, () => to))
  return texts
}

/** Merges a patch and keeps its nulls. */
function withNulls(target: Json | undefined, patch: Json): Json {
  if (!isJsonObject(patch)) return patch
  const before = asJsonObject(target ?? null)
  return {
    ...before,
    ...Object.fromEntries(
      Object.entries(patch).map(([key, value]) => [key, withNulls(before[key], value)] as const),
    ),
  }
}

const messagesOf = ({ words = {} }: Edit): readonly (readonly [string, JsonObject])[] =>
  Object.entries(words).flatMap(([key, said]) =>
    locales.flatMap((locale, index) => {
      const message = said[index] ?? null
      const file = `flows/copy/${locale}/${key.split('.', 1)[0]}.json`
      return message === null ? [] : [[file, { messages: { [key]: message } }] as const]
    }),
  )

/** A value with the elements or keys at a place in the opposite order. */
function turned(value: Json, [step, ...rest]: readonly string[]): Json {
  if (step !== undefined) {
    const held = asJsonObject(value)
    return { ...held, [step]: turned(held[step] ?? null, rest) }
  }
  return Array.isArray(value)
    ? value.toReversed()
    : Object.fromEntries(Object.entries(value ?? {}).toReversed())
}

function turnedKeys(value: Json): Json {
  if (Array.isArray(value)) return value.map(turnedKeys)
  if (!isJsonObject(value)) return value
  const entries = Object.entries(value).map(([key, each]) => [key, turnedKeys(each)] as const)
  return Object.fromEntries(entries.toReversed())
}

const layouts = {
  line: (text: string) => JSON.stringify(JSON.parse(text)),
  tabs: (text: string) => JSON.stringify(JSON.parse(text), null, '\t'),
  crlf: (text: string) => text.replaceAll('\n', '\r\n'),
  blank: (text: string) => `\n${text}\n\n`,
}

import {
  asJsonObject,
  asText,
  childObject,
  type FileKind,
  type Finding,
  filesOf,
  findingAt,
  isJsonObject,
  type Json,
  keyPlace,
  parsePointer,
  pointerTo,
  type SchemaPlace,
  type SourceFile,
  schemaBelow,
  schemaPlace,
} from '#source'
import { referencesIn } from '../references/references.ts'
import type { Rule, Subject } from '../rule.ts'
import { exchangedIn } from '../wording/exchanged-words.ts'

/** Applies to the files of the base: a lender rewords messages, and names others in rare cases only. */
export const foreignMessage: Rule = {
  id: 'foreign-message',
  why: 'A message whose key names another page, option or step says the words of that one: an applicant agrees to one thing and gets another.',
  check: (subject) =>
    subject.tenant === undefined
      ? [
          ...[...subject.source.files.values()]
            .filter(({ kind }) => !ownWords.includes(kind))
            .flatMap((file) => foreignIn(subject, file)),
          ...exchanged(subject),
        ]
      : [],
}

/** Messages of which each says what the key of the other says. */
const exchanged = ({ source }: Subject): readonly Finding[] => {
  const places = new Map(
    filesOf(source, 'copy').flatMap((file) =>
      Object.keys(childObject(asJsonObject(file.value), 'messages')).map((key) => [key, file] as const),
    ),
  )
  const textOf = (key: string) =>
    asText(childObject(asJsonObject(places.get(key)?.value ?? null), 'messages')[key])
  return exchangedIn(new Map([...places.keys()].map((key) => [key, textOf(key)]))).flatMap(
    ({ one, other }) => {
      const [file, second] = [places.get(one), places.get(other)]
      if (file === undefined || second === undefined) return []
      const pointer = pointerTo('messages', one)
      const message = `"${one}" says "${textOf(one)}", and "${other}" says "${textOf(other)}": each is called as the other reads.`
      const hint = 'Exchange the two, in every language.'
      return [
        {
          ...findingAt({ rule: '', pointer, message, hint }, { file, pointer }),
          related: [keyPlace({ file: second, pointer: pointerTo('messages', other) })],
        },
      ]
    },
  )
}

/** Kinds of files that hold messages instead of naming them. */
const ownWords: readonly FileKind[] = ['copy', 'translation', 'tenant']

const foreignIn = ({ source: { project } }: Subject, file: SourceFile): readonly Finding[] =>
  referencesIn(file.kind, file.value ?? null, project).flatMap(({ kind, id, pointer, isKey }) => {
    if (kind !== 'copy' || isKey) return []
    const other = namedInstead(file, schemaPlace(file.kind, project.schemas), { id, pointer })
    if (other === undefined) return []
    return [
      findingAt(
        {
          rule: '',
          pointer,
          message: `The message "${id}" is named after "${other.name}", and this is "${other.own}".`,
          hint: 'Name the message of this one; where both say the same on purpose, give it a key that names neither.',
        },
        { file, pointer },
      ),
    ]
  })

interface Named {
  readonly id: string
  readonly pointer: string
}

/** Neighbor of one of the entries around a place after which the message there is named, if it is not named after the entry itself. */
function namedInstead(
  { value: root = null }: SourceFile,
  start: SchemaPlace,
  { id, pointer }: Named,
): { readonly name: string; readonly own: string } | undefined {
  const key = `.${id.toLowerCase()}.`
  const isNamed = (name: string) => name.length > 3 && key.includes(`.${keyOf(name)}.`)
  let value: Json = root
  let place = start
  for (const step of parsePointer(pointer)) {
    const { own, others } = neighbors(value, place, step)
    const name = own === undefined || isNamed(own) ? undefined : others.find(isNamed)
    if (name !== undefined && own !== undefined) return { name, own }
    const isList: boolean = Array.isArray(value)
    place = schemaBelow(place, isList ? Number(step) : step)
    value = (Array.isArray(value) ? value[Number(step)] : isJsonObject(value) ? value[step] : null) ?? null
  }
  return undefined
}

/** Name of an entry of a map, or of an element that has a value, and the names of the others there. */
function neighbors(
  value: Json,
  { schema }: SchemaPlace,
  step: string,
): { readonly own: string | undefined; readonly others: readonly string[] } {
  if (isJsonObject(value) && isJsonObject(schema.additionalProperties))
    return {
      own: step,
      // An entry that says the same message shares it on purpose.
      others: Object.keys(value).filter((key) => key !== step && value[key] !== value[step]),
    }
  const roles = Object.entries(childObject(schema, 'properties')).flatMap(([key, each]) =>
    asText(asJsonObject(each)['x-reference']).startsWith('copy') ? [key] : [],
  )
  if (roles.includes(step)) return { own: step, others: roles.filter((key) => key !== step) }
  const values = Array.isArray(value)
    ? value.map((each) => (isJsonObject(each) && typeof each.value === 'string' ? each.value : undefined))
    : []
  const own = values[Number(step)]
  return { own, others: values.flatMap((each) => (each === undefined || each === own ? [] : [each])) }
}

/** Name as keys of messages write it: `review-app/no-credit` is `reviewapp.nocredit`, in small letters. */
const keyOf = (name: string): string => name.replaceAll('/', '.').replaceAll('-', '').toLowerCase()

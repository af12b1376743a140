import {
  asJsonObject,
  asStrings,
  asText,
  childObject,
  isJsonObject,
  type Json,
  type JsonObject,
} from '#source'

/** Rights of a lender over a value, by its `x-override`. */
const lenderMay: Readonly<Record<string, string>> = {
  merge: 'a lender may change parts of it',
  replace: 'a lender may replace it as a whole',
  narrow: 'a lender may make it stricter',
  append: 'a lender may add to it',
  locked: 'the same for every lender',
}

/** Reference of a kind of file in Markdown, made of its schema: every key, what it means and what it may be; then a whole file. */
export function referencePage(name: string, schema: JsonObject, example?: string): string {
  const sections = Object.entries(childObject(schema, '$defs')).flatMap(([id, part]) => [
    `## ${id}`,
    ...described(asJsonObject(part)),
  ])
  return [
    `# ${asText(schema.title) || name}`,
    ...described(schema),
    ...sections,
    ...(example === undefined ? [] : ['## Example', `\`\`\`json\n${example.trim()}\n\`\`\``]),
  ].join('\n\n')
}

function described(schema: JsonObject): readonly string[] {
  const rows = rowsBelow('', schema)
  const table = ['| key | what it is | what it may be |', '|---|---|---|', ...rows.map(toRow)].join('\n')
  return [
    [asText(schema.description), rows.length === 0 ? `${sentence(mayBe(schema))}` : '']
      .filter(Boolean)
      .join(' '),
    ...(rows.length === 0 ? [] : [table]),
  ]
}

interface Row {
  readonly key: string
  readonly schema: JsonObject
  readonly isRequired: boolean
}

/** Rows of a part's keys in their order, each followed by the keys below it; a reference is a part of its own. */
function rowsOf(schema: JsonObject, prefix: string): readonly Row[] {
  const required = asStrings(schema.required)
  const named = Object.entries(childObject(schema, 'properties'))
  const maps = [schema.additionalProperties, ...Object.values(childObject(schema, 'patternProperties'))]
  return [
    ...named.flatMap(([key, own]) => rowOf(prefix + key, asJsonObject(own), required.includes(key))),
    ...maps.flatMap((own) => (isJsonObject(own) ? rowOf(`${prefix}*`, own, false) : [])),
  ]
}

const rowOf = (key: string, schema: JsonObject, isRequired: boolean): readonly Row[] => [
  { key, schema, isRequired },
  ...rowsBelow(key, schema),
]

/** Rows of the keys of an object, of the elements of a list, and of either in a choice. */
const rowsBelow = (key: string, schema: JsonObject): readonly Row[] => [
  ...rowsOf(schema, key === '' ? '' : `${key}.`),
  ...(isJsonObject(schema.items) ? rowsBelow(`${key}[]`, schema.items) : []),
  ...choicesOf(schema).flatMap((choice) => rowsBelow(key, choice)),
]

const choicesOf = ({ anyOf, oneOf }: JsonObject): readonly JsonObject[] =>
  [anyOf, oneOf].flatMap((choices) =>
    Array.isArray(choices) ? choices.map((each) => asJsonObject(each)) : [],
  )

const toRow = ({ key, schema, isRequired }: Row): string => {
  const notes = [
    mayBe(schema),
    ...(isRequired ? ['required'] : []),
    lenderMay[asText(schema['x-override'])] ?? '',
  ]
  return `| \`${key}\` | ${inCell(asText(schema.description))} | ${inCell(notes.filter(Boolean).join('; '))} |`
}

/** Values that a schema allows, in words. */
function mayBe(schema: JsonObject): string {
  if (typeof schema.$ref === 'string') return linkTo(schema.$ref)
  if (schema.const !== undefined) return code(schema.const)
  if (Array.isArray(schema.enum)) return listed(schema.enum.map(code))
  const choices = choicesOf(schema)
  if (choices.length > 0) return listed(choices.map(mayBe))
  const target = asText(schema['x-reference'])
  const of = target === '' ? '' : ` that names a ${target.replace(/^#\//, 'key of ')}`
  const preset = schema.default === undefined ? '' : `, by default ${code(schema.default)}`
  return `${typeWords(schema)}${of}${boundsOf(schema)}${preset}`
}

function typeWords(schema: JsonObject): string {
  const { type } = schema
  if (type === 'array') {
    const each = mayBe(asJsonObject(schema.items))
    return each === '' ? 'list' : `list of: ${each}`
  }
  if (isJsonObject(schema.additionalProperties)) return 'map by name'
  return Array.isArray(type) ? listed(type.map(String)) : asText(type)
}

function boundsOf({ minimum, maximum, format, pattern }: JsonObject): string {
  const range = [
    ...(minimum === undefined ? [] : [`at least ${minimum}`]),
    ...(maximum === undefined ? [] : [`at most ${maximum}`]),
    ...(typeof format === 'string' ? [`as ${format}`] : []),
    ...(typeof pattern === 'string' ? [`like ${code(pattern)}`] : []),
  ]
  return range.length === 0 ? '' : `, ${range.join(', ')}`
}

/** Link to a part of this page or to another page. */
function linkTo(reference: string): string {
  const [file = '', pointer = ''] = reference.split('#')
  const id = pointer.slice(pointer.lastIndexOf('/') + 1)
  const page = file.slice(file.lastIndexOf('/') + 1).replace('.schema.json', '')
  if (file.startsWith('..')) return `one of ${id || page} of the project`
  return `[${id || page}](${file === '' ? '' : `${page}.md`}${id === '' ? '' : `#${id.toLowerCase()}`})`
}

const code = (value: Json): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``

const listed = (values: readonly string[]): string => [...new Set(values.filter(Boolean))].join(' or ')

const inCell = (text: string): string => text.replaceAll('|', '\\|')

const sentence = (text: string): string => (text === '' ? '' : `${text[0]?.toUpperCase()}${text.slice(1)}.`)

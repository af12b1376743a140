import type { Project } from '#source'

/** Beginning and end of message keys that code composes: `bpo.hold.${subject}.now`. */
interface Family {
  readonly start: string
  readonly end: string
  /** Middle parts of the existing messages. */
  readonly members: ReadonlySet<string>
}

/**
 * Messages that code would compose but that do not exist: in a family that has a message for every value of a field
 * except one, and in families that code fills alike (a letter's subject and its body).
 */
export function missingOfFamilies(
  templates: readonly (readonly string[])[],
  keys: readonly string[],
  values: Project['values'],
): readonly string[] {
  const families = familiesIn(templates, keys)
  const byStart = Map.groupBy(families, ({ start }) => start)
  return [
    ...new Set([
      ...families.flatMap((family) => missingOfField(family, values)),
      ...[...byStart.values()].flatMap(missingOfSisters),
    ]),
  ]
}

function familiesIn(templates: readonly (readonly string[])[], keys: readonly string[]): readonly Family[] {
  const frames = new Map(
    templates.flatMap(([start = '', end = '', ...more]) =>
      more.length === 0 && start.endsWith('.') ? [[`${start}*${end}`, { start, end }] as const] : [],
    ),
  )
  const byArea = Map.groupBy(keys, areaOf)
  return [...frames.values()].map(({ start, end }) => ({
    start,
    end,
    members: new Set((byArea.get(areaOf(start)) ?? []).flatMap((key) => middleOf(key, start, end))),
  }))
}

const areaOf = (key: string): string => key.slice(0, key.indexOf('.'))

function middleOf(key: string, start: string, end: string): readonly string[] {
  if (!key.startsWith(start) || !key.endsWith(end)) return []
  const middle = key.slice(start.length, key.length - end.length)
  return middle === '' || middle.includes('.') ? [] : [middle]
}

const missingOfField = ({ start, end, members }: Family, enums: Project['values']): readonly string[] =>
  Object.values(enums).flatMap((values) => {
    if (members.size === 0 || members.size !== values.length - 1) return []
    const missing = values.filter((value) => !members.has(value))
    return missing.length === 1 ? missing.map((value) => start + value + end) : []
  })

/** Number of members from which a single missing one counts as an oversight. */
const many = 4

function missingOfSisters(sisters: readonly Family[]): readonly string[] {
  const all = new Set(sisters.flatMap(({ members }) => [...members]))
  if (all.size < many) return []
  return sisters.flatMap(({ start, end, members }) => {
    const missing = [...all].filter((member) => !members.has(member))
    return missing.length === 1 ? missing.map((member) => start + member + end) : []
  })
}

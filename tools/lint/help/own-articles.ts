import { asJsonObject, asText, childObject, type HelpArticle, parsePointer, pointerTo } from '#source'
import type { Subject } from '../rule.ts'

/** Articles that a lender changes; all of them for the base. Malformed ones are left to the schema. */
export const ownArticles = (subject: Subject): readonly (readonly [string, HelpArticle])[] =>
  own(subject, 'articles', Object.entries(subject.flows?.source.help.articles ?? {}))

/** Texts that agents say often and that a lender changes; all of them for the base. */
export const ownCanned = (subject: Subject): readonly { readonly text: string; readonly pointer: string }[] =>
  own(subject, 'canned', Object.entries(childObject(asJsonObject(subject.value.help), 'canned'))).map(
    ([id, answer]) => ({
      text: asText(asJsonObject(answer).text),
      pointer: pointerTo('help', 'canned', id, 'text'),
    }),
  )

function own<Entry>(
  { tenant, provenance }: Subject,
  part: 'articles' | 'canned',
  entries: readonly (readonly [string, Entry])[],
): readonly (readonly [string, Entry])[] {
  if (tenant === undefined) return entries
  const changed = new Set(
    Object.keys(provenance).flatMap((pointer) => {
      const [file, list, id] = parsePointer(pointer)
      return file === 'help' && list === part && id !== undefined ? [id] : []
    }),
  )
  return entries.filter(([id]) => changed.has(id))
}

import { type HelpArticle, parsePointer } from '#source'
import type { Subject } from '../rule.ts'

/** Articles that a lender changes; all of them for the base. Malformed ones are left to the schema. */
export function ownArticles({
  tenant,
  provenance,
  flows,
}: Subject): readonly (readonly [string, HelpArticle])[] {
  const articles = Object.entries(flows?.source.help.articles ?? {})
  if (tenant === undefined) return articles
  const own = new Set(
    Object.keys(provenance).flatMap((pointer) => {
      const [file, part, id] = parsePointer(pointer)
      return file === 'help' && part === 'articles' && id !== undefined ? [id] : []
    }),
  )
  return own.size === 0 ? [] : articles.filter(([id]) => own.has(id))
}

import type { Leaf, PredicateSource } from '#engine'
import { describeLeaf, type Project } from '#source'

type Named = Readonly<Record<string, PredicateSource>>

/**
 * Describes a condition as an English clause, with named predicates expanded and negations moved to the fields: "the
 * server state is COMPLETE", "the note is signed and (the deed is not signed or ...)".
 */
export const describeCondition = (condition: PredicateSource, predicates: Named, project: Project): string =>
  textOf(spellOut(condition, predicates, true), project)

/** Part of a condition in words, with its question if it is a single one. */
export interface ConditionPart {
  readonly words: string
  readonly leaf?: Leaf
}

/** Parts of a condition and the word that joins them; of a single part, none. */
export function conditionParts(
  condition: PredicateSource,
  predicates: Named,
  project: Project,
): { readonly join?: 'and' | 'or'; readonly parts: readonly ConditionPart[] } {
  const clause = spellOut(condition, predicates, true)
  const part = (each: Clause): ConditionPart => ({
    words: textOf(each, project),
    ...('leaf' in each && { leaf: each.leaf }),
  })
  return 'leaf' in clause ? { parts: [part(clause)] } : { join: clause.join, parts: clause.parts.map(part) }
}

type Clause = Leaves | { readonly leaf: Leaf; readonly holds: boolean }

interface Leaves {
  readonly join: 'and' | 'or'
  readonly parts: readonly Clause[]
}

function spellOut(condition: PredicateSource, predicates: Named, holds: boolean): Clause {
  const each = (part: PredicateSource): Clause => spellOut(part, predicates, holds)
  if (typeof condition === 'string') return each(predicates[condition] ?? unknown(condition))
  if ('not' in condition) return spellOut(condition.not, predicates, !holds)
  if ('all' in condition) return join(holds ? 'and' : 'or', condition.all.map(each))
  if ('any' in condition) return join(holds ? 'or' : 'and', condition.any.map(each))
  return { leaf: condition, holds }
}

/** Joins clauses. Adds no parentheses around clauses that are joined by the same word. */
function join(word: Leaves['join'], parts: readonly Clause[]): Clause {
  const flat = parts.flatMap((part) => ('join' in part && part.join === word ? part.parts : [part]))
  const [only] = flat
  return only !== undefined && flat.length === 1 ? only : { join: word, parts: flat }
}

function textOf(clause: Clause, project: Project): string {
  if ('leaf' in clause) return describeLeaf(clause.leaf, clause.holds, project)
  const { join: word, parts } = clause
  if (parts.length === 0) return word === 'and' ? 'always' : 'never'
  return parts
    .map((part) => ('join' in part ? `(${textOf(part, project)})` : textOf(part, project)))
    .join(` ${word} `)
}

function unknown(id: string): never {
  throw new Error(`There is no predicate "${id}".`)
}

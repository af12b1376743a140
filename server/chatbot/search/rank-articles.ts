import type { ArticleInForce } from './articles-in-force.ts'
import type { HelpEntry, HelpIndex } from './index-help.ts'

/** Article with how well it fits a question, 0 to 1. */
export interface Ranked {
  readonly found: ArticleInForce
  readonly score: number
}

/**
 * Ranks the articles that share a word with a question, the best first. A wording counts by how much of it was said and by how
 * much of the question it contains; the rest of the article counts less.
 */
export function rankArticles(index: HelpIndex, asked: readonly string[]): readonly Ranked[] {
  const said = new Set(asked.filter((stem) => index.weights.has(stem)))
  if (said.size === 0) return []
  const known = sum(index, said)
  // Words that no article has count only up to a limit, so that a long story about one thing still matches.
  const all = known + Math.min(known, (asked.length - said.size) * unknownWeight)
  return index.entries
    .map((entry) => ({ found: entry.found, score: scoreOf(index, entry, said, all) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.found.id.localeCompare(b.found.id))
}

const unknownWeight = 3
const shareOfWay = 0.8

function scoreOf(
  index: HelpIndex,
  { ways, stems }: HelpEntry,
  said: ReadonlySet<string>,
  all: number,
): number {
  const best = Math.max(0, ...ways.map((way) => shareSaid(index, way, said, all)))
  const besides =
    sum(
      index,
      [...said].filter((stem) => stems.has(stem)),
    ) / all
  return shareOfWay * best + (1 - shareOfWay) * besides
}

/** Returns the geometric mean of the two shares. */
function shareSaid(index: HelpIndex, way: readonly string[], said: ReadonlySet<string>, all: number): number {
  const common = sum(
    index,
    way.filter((stem) => said.has(stem)),
  )
  return common === 0 ? 0 : Math.sqrt((common / sum(index, way)) * (common / all))
}

const sum = ({ weights }: HelpIndex, stems: Iterable<string>): number =>
  [...stems].reduce((total, stem) => total + (weights.get(stem) ?? 0), 0)

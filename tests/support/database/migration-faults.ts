/** Statement that a server of the release before would not survive, and what to do instead. */
interface Rule {
  readonly pattern: RegExp
  readonly instead: string
}

const rules: readonly Rule[] = [
  {
    pattern: /\bdrop\s+(?:table|column|view|function|trigger|type|schema)\b/,
    instead:
      'the release before still uses it: leave it, and drop it in a contraction after that release is gone',
  },
  {
    pattern: /\brename\s+(?:to|column|constraint|\w+\s+to)\b/,
    instead:
      'the release before asks for the old name: add the new one beside it, write both, and drop the old one later',
  },
  {
    pattern: /\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/,
    instead:
      'it rewrites the table, and the release before writes the old type: add another column, and fill it',
  },
  {
    pattern: /\bset\s+not\s+null\b/,
    instead: 'the release before may leave it out: give it a default first, and require it in a contraction',
  },
  {
    pattern: /\bdrop\s+default\b/,
    instead: 'the release before relies on it: keep it until that release is gone',
  },
  {
    pattern: /\badd\s+(?:constraint\s+\w+\s+)?(?:check|unique|exclude|foreign\s+key|primary\s+key)\b/,
    instead: 'the release before may write what it refuses: add it in a contraction',
  },
  {
    pattern: /\btruncate\b(?!\s+on\b)/,
    instead: 'a migration deletes nothing; what is no longer kept is a purge (docs/retention.md)',
  },
  {
    pattern: /\badd\s+column\s+(?:if\s+not\s+exists\s+)?\w+\s+(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/,
    instead: 'the release before does not fill it: give it a default, or let it be null',
  },
]

/** Line at the beginning of a migration that takes away: of which earlier migration it is the second half. */
const contraction = /^-- Contraction of (\d{4}-[\w-]+\.sql): \S.*\n/

/**
 * Returns what in a migration a server of the release before would not survive. A contraction, which names the earlier migration
 * whose second half it is, may take away; docs/operations.md says when it may be released.
 */
export function findMigrationFaults(text: string, earlier: readonly string[]): readonly string[] {
  const [, half] = contraction.exec(text) ?? []
  if (half !== undefined)
    return earlier.includes(half)
      ? []
      : [`There is no migration ${half} before it, of which it could be the second half.`]
  return statementsOf(text).flatMap((statement) =>
    rules
      .filter(({ pattern }) => pattern.test(statement))
      .map(({ instead }) => `${statement.slice(0, 80).trim()}: ${instead}.`),
  )
}

/** Statements of a migration in lower case, without comments, bodies of functions, and texts. Tables that it makes itself are nobody's yet. */
function statementsOf(text: string): readonly string[] {
  const plain = text
    .replace(/\$\$[\s\S]*?\$\$/g, '')
    .replace(/--[^\n]*/g, '')
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/\s+/g, ' ')
    .toLowerCase()
  const made = [...plain.matchAll(/\bcreate table (?:if not exists )?(\w+)/g)].map(([, name]) => name)
  return plain.split(';').filter((statement) => {
    const [, changed] = /\balter table (?:if exists |only )*(\w+)/.exec(statement) ?? []
    return !/^\s*create table\b/.test(statement) && !made.includes(changed)
  })
}

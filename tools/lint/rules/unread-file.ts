import { atTop, type Finding, isGroup, namedFiles, tenantChain } from '#source'
import { foundWhileReading } from '../found-while-reading.ts'
import type { Rule, Subject } from '../rule.ts'

const found = foundWhileReading(
  'unread-file',
  'A file that nothing reads has no effect, whatever its author expects.',
)

export const unreadFile: Rule = {
  ...found,
  check: (subject) => [...found.check(subject), ...unnamedFiles(subject)],
}

/** Findings for files in the folder of a tenant that its settings do not name. */
function unnamedFiles({ source, tenant, settings }: Subject): readonly Finding[] {
  if (tenant === undefined || settings === undefined) return []
  // What an unreadable file names is unknown.
  if (tenantChain(source, tenant).files.some(({ value }) => value === undefined)) return []
  const folder = `tenants/${tenant}/`
  const named = new Set(isGroup(settings.value) ? [] : namedFiles(settings.value))
  return source.others
    .filter((file) => file.startsWith(folder) && !named.has(file.slice(folder.length)))
    .map((file) => ({
      ...atTop(file, 'unread-file', 'Nothing reads this file.'),
      severity: 'warning',
      tenant,
      hint: 'Name it in the theme of this lender, or remove it.',
    }))
}

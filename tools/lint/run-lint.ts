import type { Finding, Source } from '#source'
import type { Rule } from './rule.ts'
import { rules } from './rules.ts'
import { subjectsOf } from './subjects.ts'

/** Every finding of every rule, by file and place. What is wrong with the base is not said again for each tenant. */
export function runLint(
  source: Source,
  tenant?: string,
  selected: readonly Rule[] = rules,
): readonly Finding[] {
  const unread = source.findings.filter(isUnreadFlow)
  if (unread.length > 0) return [...source.findings].sort(byPlace)
  const findings = new Map<string, Finding>()
  for (const subject of subjectsOf(source, tenant)) {
    for (const rule of selected) {
      for (const finding of rule.check(subject)) {
        const named = { ...finding, rule: rule.id }
        const key = JSON.stringify([named.rule, named.file, named.pointer, named.message])
        if (!findings.has(key)) findings.set(key, named)
      }
    }
  }
  return [...findings.values()].sort(byPlace)
}

/** Nothing can be said of the other files while one that they refer to cannot be read. */
const isUnreadFlow = ({ rule, file }: Finding): boolean =>
  file.startsWith('flows/') && (rule === 'json-syntax' || rule === 'missing-file')

const byPlace = (a: Finding, b: Finding): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column || a.rule.localeCompare(b.rule)

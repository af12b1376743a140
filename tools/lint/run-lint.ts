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

const byPlace = (a: Finding, b: Finding): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column || a.rule.localeCompare(b.rule)

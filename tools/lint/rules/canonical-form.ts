import { findingAt, isOrdered, orderKeys } from '#source'
import type { Rule } from '../rule.ts'

export const canonicalForm: Rule = {
  id: 'canonical-form',
  why: 'One order of keys keeps reviews to what changed.',
  check: ({ source, tenant }) => {
    if (tenant !== undefined) return []
    return [...source.files.values()].flatMap((file) => {
      if (file.value === undefined || isOrdered(file.kind, file.value, source.project.schemas)) return []
      return orderKeys(file.kind, file.text, source.project.schemas).disorders.map(
        ({ pointer, message }) => ({
          ...findingAt(
            { rule: 'canonical-form', pointer, message, what: 'key', hint: 'Run `npx journey format`.' },
            { file, pointer },
          ),
          severity: 'warning' as const,
        }),
      )
    })
  },
}

import path from 'node:path'
import { memoize, withNearest } from '#engine'
import { type Project, SourceError } from '#source'
import { pluginFault, pluginsOf } from '../plugin/plugins-of.ts'
import { rulesOfReading } from './found-while-reading.ts'
import type { Rule } from './rule.ts'
import { rules } from './rules.ts'

/**
 * Rules of a project in the order of their ids: those of the linter and of its plugins, without those that its config turns off.
 * Throws SourceError for a plugin that cannot be used, and for a rule in the config that does not exist or must not be changed.
 */
export const rulesOf = memoize((project: Project): readonly Rule[] => {
  const all = [...rules]
  for (const [index, { rules: own = [] }] of pluginsOf(project).entries())
    for (const rule of own) {
      if (all.some(({ id }) => id === rule.id))
        throw pluginFault(
          project,
          project.plugins[index] ?? '',
          `adds the rule "${rule.id}", which exists: give it another id. "rules" of the config turns the existing one off.`,
        )
      all.push(rule)
    }
  requireKnown(project, all)
  return all.filter(({ id }) => project.rules[id] !== 'off').toSorted((a, b) => (a.id < b.id ? -1 : 1))
})

function requireKnown({ rules: severities, file }: Project, all: readonly Rule[]): void {
  for (const id of Object.keys(severities)) {
    const rule = all.find((each) => each.id === id)
    if (rule === undefined) {
      const ids = all.map((each) => each.id)
      throw refused(file, withNearest(`"rules" names "${id}", which no rule is called.`, id, ids))
    }
    if (rule.isFinal === true || rulesOfReading.includes(rule))
      throw refused(
        file,
        `"rules" changes "${id}", without which no journey is served or proven: mend what it finds.`,
      )
  }
}

const refused = (file: string, message: string): SourceError =>
  new SourceError('SOURCE_UNREADABLE', `${path.relative(process.cwd(), file)} ${message}`)

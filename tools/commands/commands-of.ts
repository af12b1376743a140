import type { Project } from '#source'
import { pluginsOf } from '../plugin/plugins-of.ts'
import type { Commands } from './command-entry.ts'
import { projectCommands } from './project-commands.ts'

/** Commands of a project: those of every project, and those of its plugins. Throws SourceError for a plugin that cannot be used. */
export const commandsOf = (project: Project): Commands =>
  new Map([
    ...projectCommands,
    ...pluginsOf(project).flatMap(({ commands = {} }) => Object.entries(commands)),
  ])

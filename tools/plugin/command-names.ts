/** Commands that every project has. */
export const commandNames = [
  'lint',
  'check',
  'init',
  'schemas',
  'resolve',
  'send',
  'settle',
  'explain',
  'why',
  'example',
  'diff',
  'graph',
  'test',
  'format',
  'publish',
  'translate',
] as const

export type CommandName = (typeof commandNames)[number]

/** Names that no plugin can give to a command of its own. */
export const takenNames: readonly string[] = [...commandNames, 'help', 'version']

import type { Plugin } from '../tools/plugin/plugin.ts'

/** Adds the command `journey studio`. */
const plugin: Plugin = {
  commands: {
    studio: {
      synopsis: 'studio [--dir FOLDER] [--port NUMBER]',
      purpose: 'Opens the studio in which the journey is seen and changed, on this machine alone.',
      load: async () => (await import('./command.ts')).studio,
    },
  },
}

export default plugin

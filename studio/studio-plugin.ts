import type { Plugin } from '../tools/plugin/plugin.ts'

/** Adds the command `journey studio`. */
const plugin: Plugin = {
  commands: {
    studio: {
      synopsis: 'studio [--dir FOLDER] [--port NUMBER] [--url URL | --positions FILE]',
      purpose: 'Opens the studio in which the journey is seen and changed, on this machine alone.',
      details: [
        '--url URL         shows how many applications stand where and how many went on, as a running server of the project tells',
        '                  `journey graph --counts`',
        '--positions FILE  shows how many stand where, by a file as `journey diff --positions` takes it',
      ],
      load: async () => (await import('./command.ts')).studio,
    },
  },
}

export default plugin

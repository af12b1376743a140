import type { Plugin } from 'vite'

/**
 * Leaves out of what the server draws whatever a browser loads later, except forms: it draws the first page alone, and shows
 * nothing in these places.
 */
export const withoutLater = (): Plugin => ({
  name: 'without-later',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'server',
  enforce: 'pre',
  resolveDynamicImport: (id) =>
    typeof id === 'string' && !id.startsWith('virtual:forms') ? { id: 'later', external: true } : null,
})

import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { HtmlTagDescriptor, Plugin } from 'vite'

/** Path of the toolbar's requests, below the base of the pages. */
const place = '@developer'
/** Module that Node itself loads: bundled with Vite's configuration it could not read its files. */
const handler = pathToFileURL(path.join(import.meta.dirname, 'answer-developer.ts')).href

/** Adds the developer toolbar of screens/developer to the pages of the development server. Builds do not contain it. */
export function developerToolbar(): Plugin {
  let base = '/'
  const script = (file: string, injectTo: HtmlTagDescriptor['injectTo']): HtmlTagDescriptor => ({
    tag: 'script',
    attrs: { type: 'module', src: `${base}screens/developer/${file}` },
    ...(injectTo !== undefined && { injectTo }),
  })
  return {
    name: 'developer-toolbar',
    apply: 'serve',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: (_, { path: page }) =>
      page.includes('/agent')
        ? []
        : // Overrides flags before the first flag is evaluated.
          [script('override-flags.ts', 'head-prepend'), script('toolbar.tsx', 'body')],
    configureServer({ middlewares, config }) {
      middlewares.use(`${config.base}${place}`, async (request, response) => {
        const { answerDeveloper } = await import(/* @vite-ignore */ handler)
        await answerDeveloper(request, response)
      })
    },
  }
}

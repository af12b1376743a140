import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { isDesignPage } from './design-page.ts'

/** Where the toolbar asks, below the base of the pages. */
const place = '@developer'
/** Loaded by Node itself: bundled with the configuration of Vite it could not read its files. */
const handler = pathToFileURL(path.join(import.meta.dirname, 'answer-developer.ts')).href

/** The developer toolbar of screens/developer, in the pages of the development server alone: no build knows of it. */
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
      page.includes('/agent') || isDesignPage(page)
        ? []
        : // Flags are answered otherwise before the first of them is asked for.
          [script('override-flags.ts', 'head-prepend'), script('toolbar.tsx', 'body')],
    configureServer({ middlewares, config }) {
      middlewares.use(`${config.base}${place}`, async (request, response) => {
        const { answerDeveloper } = await import(/* @vite-ignore */ handler)
        await answerDeveloper(request, response)
      })
    },
  }
}

import type { Plugin } from 'vite'

/** Serves the page of the design system (screens/design) at `/design` of the development server. Builds do not contain it. */
export const designPage = (): Plugin => ({
  name: 'design-page',
  apply: 'serve',
  transformIndexHtml: {
    order: 'pre',
    handler: (html, { path }) =>
      isDesignPage(path) ? html.replace('/screens/app/main.tsx', '/screens/design/main.tsx') : html,
  },
})

export const isDesignPage = (address: string): boolean => /^\/design(?:$|[?/])/.test(address)

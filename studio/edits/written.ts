import type { Fix } from '#source'

/** A fix with the words that it asks for. */
export const written = ({ changes, ...fix }: Fix, words: string): Fix => ({
  ...fix,
  changes:
    fix.asks === undefined
      ? changes
      : changes.map((each) => (each.after === '' ? { ...each, after: words } : each)),
})

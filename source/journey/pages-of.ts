import type { Choice } from '#engine'

/** Pages of a state, in all its variants. */
export const pagesOf = (choice: Choice<'page'> | undefined): readonly string[] => {
  if (choice === undefined) return []
  return typeof choice === 'string' ? [choice] : choice.map(({ page }) => page)
}

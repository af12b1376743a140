import type { Choice } from '#engine'

/** The pages of a state, whichever of its variants holds. */
export const pagesOf = (choice: Choice<'page'> | undefined): readonly string[] => {
  if (choice === undefined) return []
  return typeof choice === 'string' ? [choice] : choice.map(({ page }) => page)
}

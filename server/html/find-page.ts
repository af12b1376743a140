import { hasKnownValues, type PagesSource, pagePattern } from '#engine'

/** Finds the page that a path shows. Undefined for a path that the browser itself redirects or refuses. */
export function findPage(pages: PagesSource, path: string): string | undefined {
  const steps = stepsOf(path)
  return Object.keys(pages.pages).find((id) => {
    const pattern = stepsOf(pagePattern(pages, id))
    return fits(pattern, steps) && hasKnownValues(pages.pages[id] ?? {}, paramsOf(pattern, steps))
  })
}

const fits = (pattern: readonly string[], steps: readonly string[]): boolean =>
  pattern.length === steps.length &&
  pattern.every((step, index) => step.startsWith(':') || step === steps[index])

const paramsOf = (pattern: readonly string[], steps: readonly string[]) =>
  Object.fromEntries(
    pattern.flatMap((step, index) => (step.startsWith(':') ? [[step.slice(1), steps[index]] as const] : [])),
  )

/** Whether an address is that of a page but for the value of a part that the page does not know. */
export const hasUnknownValue = (pages: PagesSource, path: string): boolean =>
  findPage(pages, path) === undefined &&
  Object.keys(pages.pages).some((id) => fits(stepsOf(pagePattern(pages, id)), stepsOf(path)))

const stepsOf = (path: string): readonly string[] => path.split('/').filter((step) => step !== '')

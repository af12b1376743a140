import { type PagesSource, pagePattern } from '#engine'

/** Finds the page that a path shows. Undefined for a path that the browser itself redirects or refuses. */
export function findPage(pages: PagesSource, path: string): string | undefined {
  const steps = stepsOf(path)
  return Object.keys(pages.pages).find((id) => {
    const pattern = stepsOf(pagePattern(pages, id))
    return (
      pattern.length === steps.length &&
      pattern.every((step, index) => step.startsWith(':') || step === steps[index])
    )
  })
}

const stepsOf = (path: string): readonly string[] => path.split('/').filter((step) => step !== '')

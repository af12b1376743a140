import type { PagesSource } from '#engine'

/** The absolute path of a page as a pattern: `/account/heloc/:uuid/income/link/:type`. */
export function pagePattern(pages: PagesSource, id: string): string {
  const page = pages.pages[id]
  const params = (page?.params ?? []).map((name) => `/:${name}`).join('')
  if (page?.path !== undefined) return page.path + params
  const area = page?.area === 'application' ? (pages.areaPaths.application ?? pages.basePath) : pages.basePath
  return `${area}/${id}${params}`
}

/** The page that a path shows; undefined for one that the browser itself will redirect or refuse. */
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

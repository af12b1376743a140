const parts = { prefix: '', step: '', page: '', brand: '' }

/** The title of a page: 'Sign in | Lender'. */
export function setPageTitle(page: string, brand: string): void {
  Object.assign(parts, { prefix: '', page, brand })
  write()
}

/** The title of a step within a page, instead of the page's; returns how to take it back. */
export function setStepTitle(step: string): () => void {
  Object.assign(parts, { prefix: '', step })
  write()
  return () => {
    if (parts.step === step) parts.step = ''
  }
}

/** 'Error:' before the title while a form shows errors. */
export function setTitlePrefix(prefix: string): void {
  parts.prefix = prefix
  write()
}

function write(): void {
  const { prefix, step, page, brand } = parts
  const title = [step || page, brand].filter(Boolean).join(' | ')
  document.title = [prefix, title].filter(Boolean).join(' ')
}

const parts = { count: '', prefix: '', step: '', page: '', brand: '' }

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

/** '(2)' before the title while so many messages are unread. */
export function setTitleCount(count: number): void {
  parts.count = count > 0 ? `(${count})` : ''
  write()
}

function write(): void {
  const { count, prefix, step, page, brand } = parts
  const title = join(' | ', step || page, brand)
  // Until a page has arrived, the document keeps the title it was served with: what tells of unread messages is there sooner.
  if (title) document.title = join(' ', count, prefix, title)
}

const join = (separator: string, ...words: string[]) => words.filter(Boolean).join(separator)

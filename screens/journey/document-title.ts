const parts = { count: '', prefix: '', step: '', page: '', brand: '' }

/** Sets the title of a page: 'Sign in | Lender'. */
export function setPageTitle(page: string, brand: string): void {
  Object.assign(parts, { prefix: '', page, brand })
  write()
}

/**
 * Sets the title of a step within a page, in place of the page's title. Returns a function that removes it; the document's
 * title changes with the next update.
 */
export function setStepTitle(step: string): () => void {
  Object.assign(parts, { prefix: '', step })
  write()
  return () => {
    if (parts.step === step) parts.step = ''
  }
}

/** Sets a prefix before the title, such as 'Error:' while a form shows errors. */
export function setTitlePrefix(prefix: string): void {
  parts.prefix = prefix
  write()
}

/** Sets the number of unread messages, shown as '(2)' before the title. */
export function setTitleCount(count: number): void {
  parts.count = count > 0 ? `(${count})` : ''
  write()
}

function write(): void {
  const { count, prefix, step, page, brand } = parts
  const title = join(' | ', step || page, brand)
  // The number of unread messages may be set before the first page has arrived; until then the document keeps the title that
  // the server sent.
  if (title) document.title = join(' ', count, prefix, title)
}

const join = (separator: string, ...words: string[]) => words.filter(Boolean).join(separator)

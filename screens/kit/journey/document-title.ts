const parts = { count: '', prefix: '', step: '', page: '', brand: '' }

/** Sets the title of a page: 'Sign in | Lender'. */
export const setPageTitle = (page: string, brand: string): void => show({ prefix: '', page, brand })

/** Sets the title of a step within a page, in place of the page's title. Returns a function that removes it with the next change. */
export function setStepTitle(step: string): () => void {
  show({ prefix: '', step })
  return () => {
    if (parts.step === step) parts.step = ''
  }
}

/** Sets 'Error:' before the title while a form shows errors. */
export const setTitlePrefix = (prefix: string): void => show({ prefix })

/** Sets the number of unread messages before the title: '(2)'. */
export const setTitleCount = (count: number): void => show({ count: count > 0 ? `(${count})` : '' })

function show(changed: Partial<typeof parts>): void {
  const { count, prefix, step, page, brand } = Object.assign(parts, changed)
  const title = join(' | ', step || page, brand)
  // Until a page has arrived, the document keeps the title it was served with: the number of unread messages is known sooner.
  if (title) document.title = join(' ', count, prefix, title)
}

const join = (separator: string, ...words: string[]) => words.filter(Boolean).join(separator)

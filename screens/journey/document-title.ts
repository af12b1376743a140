let base = ''
let prefix = ''

/** The document's title: the page's own, with 'Error:' before it while a form shows errors. */
export function setDocumentTitle(title: string): void {
  base = title
  prefix = ''
  document.title = base
}

export function setTitlePrefix(text: string): void {
  prefix = text
  document.title = [prefix, base || document.title].filter(Boolean).join(' ')
}

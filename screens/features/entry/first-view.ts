let panel: HTMLElement | null | undefined

/**
 * Returns the entry panel that came with the document. It is kept in memory when its page is left, for the next page that
 * shows it.
 */
export function findEntryPanel(): typeof panel {
  panel ??= document.getElementById('entry-panel')
  return panel
}

/** Removes the content that the document showed before the first page. */
export function removeFirstView(): void {
  findEntryPanel()
  document.getElementById('first-view')?.remove()
}

let panel: HTMLElement | null | undefined

/**
 * Returns the entry panel that came with the document. It is kept in memory when its page is left, for the next page that
 * shows it.
 */
export function findEntryPanel(): typeof panel {
  panel ??= document.getElementById('entry-panel')
  return panel
}

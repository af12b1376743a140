let panel: HTMLElement | null | undefined

/** The entry panel that came with the document; kept when its page is left, for the next one that shows it. */
export function findEntryPanel(): typeof panel {
  panel ??= document.getElementById('entry-panel')
  return panel
}

/** Removes what the document showed before the first page. */
export function removeFirstView(): void {
  findEntryPanel()
  document.getElementById('first-view')?.remove()
}

const prefix = 'draft:'

/** Answers not yet sent, kept for this tab. Callers leave out fields of class secret. */
export function findDraft(id: string): Record<string, unknown> | undefined {
  const text = read(prefix + id)
  return text === null ? undefined : parseRecord(text)
}

export function saveDraft(id: string, values: Readonly<Record<string, unknown>>): void {
  try {
    window.sessionStorage.setItem(prefix + id, JSON.stringify(values))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

export function removeDraft(id: string): void {
  try {
    window.sessionStorage.removeItem(prefix + id)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

/** On signing out: a draft belongs to the person who typed it. */
export function removeAllDrafts(): void {
  try {
    const keys = Object.keys(window.sessionStorage)
    for (const key of keys) if (key.startsWith(prefix)) window.sessionStorage.removeItem(key)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

export function parseRecord(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function read(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key)
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

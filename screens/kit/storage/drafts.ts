import { isRecord } from '#engine'
import { attempt } from './attempt.ts'

const prefix = 'draft:'

/** Reads a draft: unsent answers, stored in this tab. Callers must leave out fields of class secret. */
export function findDraft(id: string): Record<string, unknown> | undefined {
  const text = attempt(() => sessionStorage.getItem(prefix + id))
  return text ? parseRecord(text) : undefined
}

export function saveDraft(id: string, values: Readonly<Record<string, unknown>>): void {
  const text = JSON.stringify(values)
  attempt(() => sessionStorage.setItem(prefix + id, text))
}

export function removeDraft(id: string): void {
  attempt(() => sessionStorage.removeItem(prefix + id))
}

/** Removes all drafts when a user signs out, because they belong to that user. */
export function removeAllDrafts(): void {
  for (const id of draftIds()) removeDraft(id)
}

/** Ids of all drafts of this tab. */
export const draftIds = (): readonly string[] =>
  (attempt(() => Object.keys(sessionStorage)) ?? []).flatMap((key) =>
    key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
  )

export function parseRecord(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

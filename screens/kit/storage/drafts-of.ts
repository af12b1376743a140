import { draftIds, findDraft } from './drafts.ts'

export interface TypedDraft {
  /** Id without the owner: `<form>`, or `<form>:<part>`. */
  readonly name: string
  readonly values: Readonly<Record<string, unknown>>
}

/** Returns all unsent drafts of this tab that belong to one owner, an application or a signer. */
export function findDraftsOf(owner: string): readonly TypedDraft[] {
  const beginning = `${owner}:`
  return draftIds().flatMap((id) => {
    const values = id.startsWith(beginning) ? findDraft(id) : undefined
    return values === undefined || Object.keys(values).length === 0
      ? []
      : [{ name: id.slice(beginning.length), values }]
  })
}

import { draftIds, findDraft } from './drafts.ts'

export interface TypedDraft {
  /** Its id without the owner: `<form>`, or `<form>:<part>`. */
  readonly name: string
  readonly values: Readonly<Record<string, unknown>>
}

/** All that was typed in this tab for one owner, an application or a signer, and not sent yet. */
export function findDraftsOf(owner: string): readonly TypedDraft[] {
  const beginning = `${owner}:`
  return draftIds().flatMap((id) => {
    const values = id.startsWith(beginning) ? findDraft(id) : undefined
    return values === undefined || Object.keys(values).length === 0
      ? []
      : [{ name: id.slice(beginning.length), values }]
  })
}

import { useMutation, useQuery } from '@tanstack/react-query'
import type { Edited } from '../api/changes.ts'
import type { Change } from '../edits/change.ts'
import type { JobRequest } from '../jobs/jobs.ts'

/** Answer of the studio's server. Throws an Error with a sentence for the person who looks. */
export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, init).catch(() => {
    throw new Error('The studio does not answer. Is `journey studio` still running?')
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) return body as T
  const said =
    typeof body === 'object' && body !== null && 'message' in body
      ? String(body.message)
      : response.statusText
  throw new Error(said)
}

/** Sends something to the studio's server. Throws as `ask` does. */
export const post = <T>(path: string, body: unknown): Promise<T> =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

/** Returns the server's answer at a path with a query; the last answer stays until the next one is there. */
export function useAsked<T>(path: string, query: Readonly<Record<string, string | undefined>> = {}) {
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))
  const url = given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
  return useQuery({ queryKey: [url], queryFn: () => ask<T>(url), placeholderData: (before) => before })
}

/** Returns the server's answer to a question that is sent as a body; asked again when files change. */
export const useTold = <T>(path: string, body: unknown) =>
  useQuery({
    queryKey: [path, body],
    queryFn: () => post<T>(path, body),
    placeholderData: (before) => before,
  })

/** Edits are sent one after another, in the order of the presses: the second Undo takes back what the first one left. */
const scope = { id: 'edits' }

/** Makes an edit; refused with what stands in the file if somebody else has changed it meanwhile. */
export const useEdit = () =>
  useMutation({
    scope,
    mutationFn: async (edit: { readonly title: string; readonly changes: readonly Change[] }) =>
      withoutConflicts(await post<Edited>('/api/edit', edit)),
  })

/** Has a job done that changes several places at once. */
export const useJob = () =>
  useMutation({
    scope,
    mutationFn: async (request: JobRequest) => withoutConflicts(await post<Edited>('/api/job', request)),
  })

/** Accepts recorded roads as they are now. */
export const useAccept = () =>
  useMutation({
    scope,
    mutationFn: async (accepted: readonly string[]) =>
      withoutConflicts(await post<Edited>('/api/roads', { accepted })),
  })

export const useUndo = () =>
  useMutation({
    scope,
    mutationFn: async (after?: number) => withoutConflicts(await post<Edited>('/api/undo', { after })),
  })

export const useRedo = () =>
  useMutation({
    scope,
    mutationFn: async () => withoutConflicts(await post<Edited>('/api/redo', {})),
  })

export const usePost = <Body, Answer>(path: string) =>
  useMutation({ mutationFn: (body: Body) => post<Answer>(path, body) })

function withoutConflicts({ conflicts }: Edited): void {
  const [first] = conflicts
  if (first === undefined) return
  const now = first.now === undefined ? '' : ` It now says: ${JSON.stringify(first.now)}`
  throw new Error(`${first.reason} (${first.file})${now}`)
}

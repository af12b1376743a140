/** Parts of the journey about which there may be notes, as flows/notes.json names them. */
export const notedParts = ['pages', 'serverStates', 'clientStates', 'fields'] as const
export type NotedPart = (typeof notedParts)[number]

/** Notes by what they are about. */
export type Notes = Readonly<Record<NotedPart, Readonly<Record<string, string>>>>

/** Returns the uuids of documents in an application's list. */
export const uuidsOf = (documents: readonly { readonly uuid?: string }[] = []): readonly string[] =>
  documents.flatMap(({ uuid }) => (uuid === undefined ? [] : [uuid]))

/** The uuids of documents, as an application lists them. */
export const uuidsOf = (documents: readonly { readonly uuid?: string }[] = []): readonly string[] =>
  documents.flatMap(({ uuid }) => (uuid === undefined ? [] : [uuid]))

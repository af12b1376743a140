import type { Heloc } from '#generated/domain'

/** The documents on the application that an answer names by their uuid. */
export const attachedDocuments = ({ documents = [] }: Heloc, uuids: readonly string[]) =>
  documents.filter(({ uuid }) => uuid !== undefined && uuids.includes(uuid))

import type { Heloc } from '#generated/domain'

/** Returns the application's documents that an answer names by uuid. */
export const attachedDocuments = ({ documents = [] }: Heloc, uuids: readonly string[]) =>
  documents.filter(({ uuid }) => uuid !== undefined && uuids.includes(uuid))

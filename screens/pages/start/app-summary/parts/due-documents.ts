import type { Heloc } from '#generated/domain'

type ListedDocument = NonNullable<Heloc['documents']>[number]

export interface DueDocument {
  readonly uuid: string
  readonly name: string
}

/** The disclosures that come with the application (12 CFR 1026.40) and its summary, in that order. */
const dueTypes: readonly ListedDocument['type'][] = ['APPLICATION_DISCLOSURE', 'SUMMARY_DISCLOSURE']

/** What must be read before the application is signed; undefined until every one of them is made. */
export function findDueDocuments({ documents = [] }: Heloc): readonly DueDocument[] | undefined {
  const due = dueTypes.flatMap((type) => documents.filter((document) => document.type === type).map(toDue))
  return due.length < dueTypes.length ? undefined : due
}

function toDue({ uuid = '', name = '' }: ListedDocument): DueDocument {
  return { uuid, name: name.replace(/\.pdf$/i, '') }
}

/** Document uuid to the hash of the words that were read. */
export type ReadDocuments = ReadonlyMap<string, string>

export function unreadDocuments(due: readonly DueDocument[], read: ReadDocuments): readonly DueDocument[] {
  return due.filter(({ uuid }) => !read.has(uuid))
}

/** As the submission names them. */
export function readEvidence(due: readonly DueDocument[], read: ReadDocuments) {
  return due.flatMap(({ uuid }) => {
    const textHash = read.get(uuid)
    return textHash === undefined ? [] : [{ uuid, textHash }]
  })
}

import { type RequiredDocument, requiredDocuments } from '#engine'
import type { DocumentType, RefusedPicture } from '#generated/domain'
import type { FormValues } from '#generated/forms'
import type { DocumentPlace } from '../../journey/document-place.ts'
import type { FieldOption } from '../../kit/forms/form-module.ts'

export type IdType = FormValues['identity']['idType']

type Documents = DocumentPlace['documents']

/** Kind of ID that can be chosen, and the pictures that it requires. */
export interface IdKind {
  readonly type: IdType
  readonly sides: readonly RequiredDocument[]
}

/** Returns the kinds of ID of flows/forms/identity.json, in its order. The server requires the same pictures. */
export const idKinds = (options: readonly FieldOption[] = []): readonly IdKind[] =>
  options.filter(isIdOption).map(({ value }) => ({ type: value, sides: requiredDocuments(options, value) }))

// The type is generated from the enumeration of these options. An option without documents is no ID.
const isIdOption = (option: FieldOption): option is FieldOption & { readonly value: IdType } =>
  typeof option.value === 'string' && option.documents !== undefined

export const missingSides = (documents: Documents, { sides }: IdKind): readonly RequiredDocument[] =>
  sides.filter(({ document }) => !documents.some((one) => one.type === document))

/** Returns the uuids of the pictures of the chosen ID, in the order of its sides. */
export const documentsShown = (documents: Documents, { sides }: IdKind): string[] =>
  sides.flatMap(({ document }) =>
    documents.flatMap((one) => (one.type === document && one.uuid !== undefined ? [one.uuid] : [])).slice(-1),
  )

/** Returns the kind of ID of which a picture was already uploaded or refused, so that a reload keeps the choice. */
export function startedKind(
  documents: Documents,
  kinds: readonly IdKind[],
  refused: readonly RefusedPicture[] = [],
): IdKind | undefined {
  const kindOf = (types: readonly DocumentType[]) =>
    kinds.find(({ sides }) => sides.some(({ document }) => types.includes(document)))
  return kindOf(documents.map(({ type }) => type)) ?? kindOf(refused.map(({ document }) => document))
}

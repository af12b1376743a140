import { type RequiredDocument, requiredDocuments } from '#engine'
import type { DocumentType, RefusedPicture } from '#generated/domain'
import type { FormValues } from '#generated/forms'
import type { FieldOption } from '../../forms/form-module.ts'
import type { DocumentPlace } from '../../journey/document-place.ts'

export type IdType = FormValues['identity']['idType']

type Documents = DocumentPlace['documents']

/** A kind of ID that may be chosen, and the pictures that it asks for. */
export interface IdKind {
  readonly type: IdType
  readonly sides: readonly RequiredDocument[]
}

/** The kinds of flows/forms/identity.json, in its order. The server asks for the same pictures. */
export const idKinds = (options: readonly FieldOption[] = []): readonly IdKind[] =>
  options.filter(isIdOption).map(({ value }) => ({ type: value, sides: requiredDocuments(options, value) }))

// The type is generated from the enumeration beside these options; a choice without documents is no ID.
const isIdOption = (option: FieldOption): option is FieldOption & { readonly value: IdType } =>
  typeof option.value === 'string' && option.documents !== undefined

export const missingSides = (documents: Documents, { sides }: IdKind): readonly RequiredDocument[] =>
  sides.filter(({ document }) => !documents.some((one) => one.type === document))

/** Identities of the pictures that belong to the chosen ID, in the order of its sides. */
export const documentsShown = (documents: Documents, { sides }: IdKind): string[] =>
  sides.flatMap(({ document }) =>
    documents.flatMap((one) => (one.type === document && one.uuid !== undefined ? [one.uuid] : [])).slice(-1),
  )

/** The ID of which a picture is there already, or was refused: after a reload nobody chooses twice. */
export function startedKind(
  documents: Documents,
  kinds: readonly IdKind[],
  refused: readonly RefusedPicture[] = [],
): IdKind | undefined {
  const kindOf = (types: readonly DocumentType[]) =>
    kinds.find(({ sides }) => sides.some(({ document }) => types.includes(document)))
  return kindOf(documents.map(({ type }) => type)) ?? kindOf(refused.map(({ document }) => document))
}

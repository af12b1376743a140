import type { FieldOption, RequiredDocument } from '../source.ts'

/** An option of a form's field, as far as it may ask for documents. */
export type DocumentOption = Pick<FieldOption, 'value' | 'documents'>

/** What a choice asks for; nothing for a choice that the form does not have. */
export const requiredDocuments = (
  options: readonly DocumentOption[],
  chosen: unknown,
): readonly RequiredDocument[] => options.find(({ value }) => value === chosen)?.documents ?? []

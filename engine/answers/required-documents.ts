import type { FieldOption, RequiredDocument } from '../source.ts'

/** Part of a form's option that says which documents it requires. */
export type DocumentOption = Pick<FieldOption, 'value' | 'documents'>

/** Documents that a choice requires; none for a choice that the form does not have. */
export const requiredDocuments = (
  options: readonly DocumentOption[],
  chosen: unknown,
): readonly RequiredDocument[] => options.find(({ value }) => value === chosen)?.documents ?? []

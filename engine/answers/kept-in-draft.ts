import type { FieldSource } from '../source.ts'

type DraftField = Partial<Pick<FieldSource, 'class' | 'widget'>>

interface DraftForm {
  readonly fields: Readonly<Record<string, DraftField>>
}

type Answers = Readonly<Record<string, unknown>>

/**
 * Answers that a draft may keep, in a browser and on the server. Leaves out values that are not fields of the form,
 * fields of class secret, and consents: a consent is given again beside its text.
 */
export function keptInDraft({ fields }: DraftForm, answers: Answers): Record<string, unknown> {
  const isKept = (field: DraftField | undefined) =>
    field && field.class !== 'secret' && field.widget !== 'consent'
  return Object.fromEntries(Object.entries(answers).filter(([name]) => isKept(fields[name])))
}

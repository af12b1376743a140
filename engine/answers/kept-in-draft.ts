import type { FieldSource } from '../source.ts'

type DraftField = Partial<Pick<FieldSource, 'class' | 'widget'>>

interface DraftForm {
  readonly fields: Readonly<Record<string, DraftField>>
}

type Answers = Readonly<Record<string, unknown>>

/** What a draft may keep, in a browser and on the server: answers to fields of the form, nothing of class secret, and no consent, which is given anew in front of its text. */
export function keptInDraft({ fields }: DraftForm, answers: Answers): Record<string, unknown> {
  const isKept = (field: DraftField | undefined) =>
    field && field.class !== 'secret' && field.widget !== 'consent'
  return Object.fromEntries(Object.entries(answers).filter(([name]) => isKept(fields[name])))
}

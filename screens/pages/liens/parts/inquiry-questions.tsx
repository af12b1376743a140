import { formatDate } from '#engine'
import { controlProps, Field } from '../../../kit/ui/fields/field.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import { type Inquiry, lienIds } from './lien-draft.ts'

export interface InquiryQuestionsProps {
  readonly inquiries: readonly Inquiry[]
  /** Explanation by the inquiry's uuid. */
  readonly explanations: Readonly<Record<string, string>>
  readonly errorAt: (id: string) => string | undefined
  readonly onChange: (explanations: Readonly<Record<string, string>>) => void
}

/** Questions about recent hard inquiries, as the report names them. Each needs a short explanation. */
export function InquiryQuestions({ inquiries, explanations, errorAt, onChange }: InquiryQuestionsProps) {
  const t = useCopy()
  return (
    <section className="stack" aria-labelledby="inquiries">
      <div className="stack-small">
        <h2 id="inquiries">{t('liens.inquiries.heading')}</h2>
        <p className="muted">{t('liens.inquiries.why')}</p>
      </div>
      {inquiries.map(({ uuid, creditor, date }, index) => {
        const id = lienIds.inquiry(uuid)
        const texts = { id, help: index === 0 ? t('liens.inquiries.help') : undefined, error: errorAt(id) }
        return (
          <Field
            key={uuid}
            {...texts}
            label={t('liens.inquiries.label', { creditor, date: formatDate(date) })}
          >
            <textarea
              {...controlProps(texts)}
              className="input"
              value={explanations[uuid] ?? ''}
              onChange={({ target }) => onChange({ ...explanations, [uuid]: target.value })}
            />
          </Field>
        )
      })}
    </section>
  )
}

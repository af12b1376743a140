import { useCopy } from '../../../journey/use-copy.ts'
import { Button } from '../../../ui/button.tsx'
import { controlProps, Field } from '../../../ui/field.tsx'
import { type InquiryDraft, lienIds, nextKey } from './lien-draft.ts'

export interface InquiryQuestionsProps {
  readonly inquiries: readonly InquiryDraft[]
  readonly errorAt: (id: string) => string | undefined
  readonly onChange: (inquiries: readonly InquiryDraft[]) => void
}

const maxExplanations = 10

/** Recent hard inquiries, each explained in a few words. */
export function InquiryQuestions({ inquiries, errorAt, onChange }: InquiryQuestionsProps) {
  const t = useCopy()
  const add = () => onChange([...inquiries, { key: nextKey(inquiries), text: '' }])
  return (
    <section className="stack" aria-labelledby="inquiries">
      <div className="stack-small">
        <h2 id="inquiries">{t('liens.inquiries.heading')}</h2>
        <p className="muted">{t('liens.inquiries.why')}</p>
      </div>
      {inquiries.map(({ key, text }, index) => {
        const id = lienIds.inquiry(key)
        const texts = { id, help: index === 0 ? t('liens.inquiries.help') : undefined, error: errorAt(id) }
        const number = index + 1
        return (
          <div key={key} className="stack-small">
            <Field {...texts} label={t('liens.inquiries.label', { number })}>
              <textarea
                {...controlProps(texts)}
                className="input"
                maxLength={500}
                value={text}
                onChange={({ target }) =>
                  onChange(inquiries.map((one) => (one.key === key ? { key, text: target.value } : one)))
                }
              />
            </Field>
            {inquiries.length > 1 && (
              <div>
                <Button
                  kind="quiet"
                  aria-label={t('liens.inquiries.removeLabel', { number })}
                  onClick={() => onChange(inquiries.filter((one) => one.key !== key))}
                >
                  {t('liens.inquiries.remove')}
                </Button>
              </div>
            )}
          </div>
        )
      })}
      {inquiries.length < maxExplanations && (
        <div>
          <Button onClick={add}>{t('liens.inquiries.add')}</Button>
        </div>
      )}
    </section>
  )
}

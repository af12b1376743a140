import { ChangeWords } from '../../../../features/editing/change-answer.tsx'
import { Button } from '../../../../kit/ui/button.tsx'
import { SummaryList } from '../../../../kit/ui/summary-list.tsx'
import { EmailText } from '../../../../kit/wording/email-text.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'

export type ContactFact = 'email' | 'phoneNumber'

export interface KnownContactProps {
  /** Known data that the form does not ask for. */
  readonly known: Readonly<Partial<Record<ContactFact, string>>>
  readonly onChange: (fact: ContactFact) => void
}

/** Contact data from registration, shown for review so that it is not typed again. */
export function KnownContact({ known, onChange }: KnownContactProps) {
  const t = useCopy()
  const facts = Object.entries(known) as readonly [ContactFact, string][]
  if (facts.length === 0) return null
  return (
    <section className="stack-small" aria-labelledby="known-contact">
      <h2 id="known-contact">{t('start.contact.known.heading')}</h2>
      <SummaryList
        rows={facts.map(([fact, value]) => {
          const label = t(`forms.${fact}.label`)
          const action = (
            <Button key={fact} kind="quiet" onClick={() => onChange(fact)}>
              <ChangeWords>{label}</ChangeWords>
            </Button>
          )
          const shown =
            fact === 'email' ? (
              <EmailText key="value" email={value} />
            ) : (
              <span key="value" className="money">
                {value}
              </span>
            )
          return { label, value: shown, action }
        })}
      />
    </section>
  )
}

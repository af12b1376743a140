import { useCopy } from '../../wording/use-copy.ts'

export interface WaitingFactsProps {
  /** What the applicant can do meanwhile. */
  readonly you: string
  /** What comes after. */
  readonly next: string
}

/** What somebody wants to know who has to wait: what they can do, and what comes next. */
export function WaitingFacts({ you, next }: WaitingFactsProps) {
  const t = useCopy()
  return (
    <>
      <section className="stack-small">
        <h2>{t('shell.review.you')}</h2>
        <p>{you}</p>
      </section>
      <section className="stack-small">
        <h2>{t('shell.review.next')}</h2>
        <p>{next}</p>
      </section>
    </>
  )
}

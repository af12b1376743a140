import { useCopy } from '../../wording/use-copy.ts'

export interface WaitingFactsProps {
  /** Text about what the applicant can do meanwhile. */
  readonly you: string
  /** Text about the next step. */
  readonly next: string
}

/** Information for an applicant who has to wait: what they can do, and the next step. */
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

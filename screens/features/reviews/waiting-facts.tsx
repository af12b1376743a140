import type { ReactNode } from 'react'
import { useCopy } from '../../kit/wording/use-copy.ts'

export interface WaitingFactsProps {
  /** Text about what the applicant can do meanwhile. */
  readonly you: string
  /** Text about the next step. */
  readonly next: string
  /** Place to do it: an upload. */
  readonly children?: ReactNode
}

/** Information for an applicant who has to wait: what they can do, and the next step. */
export function WaitingFacts({ you, next, children }: WaitingFactsProps) {
  const t = useCopy()
  return (
    <>
      <section className="stack">
        <div className="stack-small">
          <h2>{t('shell.review.you')}</h2>
          <p>{you}</p>
        </div>
        {children}
      </section>
      <section className="stack-small">
        <h2>{t('shell.review.next')}</h2>
        <p>{next}</p>
      </section>
    </>
  )
}

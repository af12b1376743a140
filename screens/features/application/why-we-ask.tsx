import { useCopy } from '../../wording/use-copy.ts'

export interface WhyWeAskProps {
  /** What is asked for. */
  readonly about: 'ssn' | 'bank'
}

/** Beside a question that one may doubt: what the answer is for, who gets it, and how it is kept. */
export function WhyWeAsk({ about }: WhyWeAskProps) {
  const t = useCopy()
  return (
    <details className="consent-text">
      <summary>{t('shell.why.summary')}</summary>
      <p className="consent-text-body small">{t(`shell.why.${about}`)}</p>
    </details>
  )
}

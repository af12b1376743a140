import { useCopy } from '../../kit/wording/use-copy.ts'

export interface WhyWeAskProps {
  /** Subject of the question. */
  readonly about: 'ssn' | 'bank'
}

/** Explanation beside a sensitive question: the purpose of the answer, who receives it, and how it is stored. */
export function WhyWeAsk({ about }: WhyWeAskProps) {
  const t = useCopy()
  return (
    <details className="consent-text">
      <summary>{t('shell.why.summary')}</summary>
      <p className="consent-text-body small">{t(`shell.why.${about}`)}</p>
    </details>
  )
}

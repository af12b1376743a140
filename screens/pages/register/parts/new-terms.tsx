import { useEffect } from 'react'
import { AgreeToTerms, type AgreeToTermsProps } from '../../../features/access/agree-to-terms.tsx'
import { setStepTitle } from '../../../kit/journey/document-title.ts'
import { PageHeading } from '../../../kit/ui/page-heading.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'

/** Page before another application with the terms, whose text has changed since the user's consent. */
export function NewTerms({ onAgreed }: Pick<AgreeToTermsProps, 'onAgreed'>) {
  const t = useCopy()
  const title = t('again.terms.title')
  useEffect(() => setStepTitle(title), [title])
  return (
    <div className="without-side">
      <div className="stack-large page">
        <PageHeading title={title} lead={t('again.terms.lead')} />
        <AgreeToTerms reason={t('again.terms.reason')} onAgreed={onAgreed} />
      </div>
    </div>
  )
}

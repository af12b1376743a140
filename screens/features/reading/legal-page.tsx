import type { DocumentId } from '#generated/ids'
import { useDisclosure } from '../../kit/api/public-facts.ts'
import { Skeleton } from '../../kit/ui/feedback/skeleton.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { ReadableText } from '../../kit/ui/readable-text.tsx'
import { FailureNotice } from '../../kit/wording/failure-notice.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Page with a legal text of the lender, from the same document that consents refer to. */
export function LegalPage({ document }: { readonly document: DocumentId & ('terms' | 'privacy') }) {
  const t = useCopy()
  const { data, error } = useDisclosure(document)
  return (
    <div className="without-side">
      <div className="stack-large page">
        <PageHeading title={t(`${document}.title`)} />
        <FailureNotice error={error} />
        {data ? (
          <ReadableText sections={data.sections} level={2} />
        ) : (
          error === undefined && <Skeleton lines={8} />
        )}
        {data && <p className="small muted">{t('shell.version', { version: data.version })}</p>}
      </div>
    </div>
  )
}

import { ElsewhereLink } from '../../kit/ui/elsewhere-link.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Link to the privacy policy of a lender that publishes it on its own site; ours would differ. */
export function PolicyElsewhere({ to }: { readonly to: string }) {
  const t = useCopy()
  return (
    <div className="without-side">
      <div className="stack page">
        <PageHeading title={t('privacy.title')} lead={t('privacy.elsewhere.lead')} />
        <p>
          <ElsewhereLink to={to} note={t('shell.newTab')}>
            {t('privacy.elsewhere.link')}
          </ElsewhereLink>
        </p>
      </div>
    </div>
  )
}

import { usePath } from '../../journey/use-path.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useCopy } from '../../wording/use-copy.ts'

/** Page for an address whose last part names no way to link an income, or no kind of proof; it leads back to the list. */
export function UnknownWay({ page }: { readonly page: 'link' | 'upload' }) {
  const t = useCopy()
  const path = usePath()
  return (
    <div className="stack-large">
      <PageHeading title={t(`income.${page}.title`)} />
      <Notice kind="warning" title={t(`income.${page}.unknown.title`)}>
        <p>{t('income.link.unknown.text')}</p>
      </Notice>
      <div className="actions">
        <LinkButton kind="primary" to={path('income/review')}>
          {t('income.upload.back')}
        </LinkButton>
      </div>
    </div>
  )
}

import { useOpenApplication } from '../../../kit/follow/routing-context.ts'
import { useApplicationPath } from '../../../kit/journey/use-path.ts'
import { LinkButton } from '../../../kit/ui/link-button.tsx'
import { PageHeading } from '../../../kit/ui/page-heading.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'

/** Content for an applicant who opened the page too early, with a link back to the step that is due. */
export function NotYet({ title }: { readonly title: string }) {
  const t = useCopy()
  const pathTo = useApplicationPath()
  const { uuid } = useOpenApplication()
  return (
    <div className="stack-large">
      <PageHeading title={title} lead={t('complete.early.lead')} />
      <div className="actions">
        <LinkButton kind="primary" to={pathTo(uuid)}>
          {t('complete.early.go')}
        </LinkButton>
      </div>
    </div>
  )
}

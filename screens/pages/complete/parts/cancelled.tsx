import { formatDate } from '#engine'
import { useOpenApplication } from '../../../kit/follow/routing-context.ts'
import { usePath } from '../../../kit/journey/use-path.ts'
import { LinkButton } from '../../../kit/ui/link-button.tsx'
import { Text } from '../../../kit/wording/text.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'

/** Content after a cancellation: who cancelled and when, the consequences, and the way to the documents if there are any. */
export default function Cancelled() {
  const t = useCopy()
  const path = usePath()
  const { heloc } = useOpenApplication()
  const { cancellation } = heloc
  const words = cancellation?.kind === 'WITHDRAWN' ? 'complete.withdrawn' : 'complete.cancelled'
  const isRescinded = cancellation?.kind === 'RESCINDED'
  return (
    <>
      <div className="stack-small">
        {cancellation?.by !== undefined && (
          <p>
            {t(cancellation.deniedAt ? 'complete.withdrawn.denied' : `${words}.by`, {
              name: cancellation.by,
              date: formatDate(cancellation.at, heloc.timeZone),
            })}
          </p>
        )}
        {isRescinded && <p>{t('complete.cancelled.law')}</p>}
        {!cancellation?.deniedAt && (
          <p>
            <Text id="complete.cancelled.again" link={path('register')} />
          </p>
        )}
      </div>
      {!!heloc.documents?.length && (
        <div className="actions">
          <LinkButton kind="primary" to={path('document/disclosures')}>
            {t('complete.documents')}
          </LinkButton>
        </div>
      )}
      <p className="muted">
        <Text id="complete.help" />
      </p>
    </>
  )
}

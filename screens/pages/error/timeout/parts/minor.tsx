import { useOpenApplication } from '../../../../kit/follow/routing-context.ts'
import { usePath } from '../../../../kit/journey/use-path.ts'
import { Text } from '../../../../kit/wording/text.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'

/**
 * Content for an applicant who is too young by the bureau's records: the application ends. Says what to do if the records
 * are wrong.
 */
export function Minor() {
  const t = useCopy()
  const path = usePath()
  const { heloc } = useOpenApplication()
  const hasNotice = heloc.documents?.some(({ type }) => type === 'ADVERSE_ACTION_NOTICE')
  return (
    <section className="stack-small">
      <h2>{t('error.timeout.minor.heading')}</h2>
      <ul className="plain-list">
        <li>{t('error.timeout.minor.wrong')}</li>
        <li>
          {hasNotice ? (
            <Text id="error.timeout.minor.notice" link={path('document/disclosures')} />
          ) : (
            t('error.decline.reasons.later')
          )}
        </li>
      </ul>
    </section>
  )
}

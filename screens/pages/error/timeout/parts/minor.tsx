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
  return (
    <section className="stack-small">
      <h2>{t('error.timeout.minor.heading')}</h2>
      <ul className="plain-list">
        <li>{t('error.timeout.minor.wrong')}</li>
        <li>
          <Text id="error.timeout.minor.notice" link={path('document/disclosures')} />
        </li>
      </ul>
    </section>
  )
}

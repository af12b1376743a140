import { useJourney } from '../../journey/journey-context.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Text } from '../../wording/text.tsx'

/** Notice about entries of a list that cannot be shown, beside those that can. */
export function UnreadNotice({ count = 0 }: { readonly count: number | undefined }) {
  const { phone } = useJourney().organization.orgMetaData.companyInfo
  if (count === 0) return null
  return (
    <Notice kind="warning">
      <p>
        <Text id="shell.unread" values={{ count }} link={`tel:${phone}`} />
      </p>
    </Notice>
  )
}

import { siblingLabel } from '#product'
import { NoticeText } from '../features/notices/notice-text.tsx'
import { useFlag } from '../flags/use-flag.ts'
import { findFlagNotice } from '../journey/flag-notice.ts'
import { useQuery } from '../kit/journey/use-query.ts'
import { useCopy } from '../kit/wording/use-copy.ts'

/** Page for a product that the lender does not offer here yet. It names the product. */
export default function ComingSoon() {
  const t = useCopy()
  const query = useQuery()
  const product = siblingLabel(query.get('product'))
  const { isOn = false, variables } = useFlag('fe-heloc-coming-soon')
  const notice = findFlagNotice({ flagEnabled: isOn, variables })
  return <NoticeText kind="comingSoon" notice={notice} {...(product && { title: t(product) })} />
}

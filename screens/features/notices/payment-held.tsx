import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { Text } from '../../kit/wording/text.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Notice that payments are held because the owner of the account said that somebody else acted on it, and whom to call. */
export default function PaymentHeld() {
  const t = useCopy()
  return (
    <Notice kind="warning" title={t('complete.held.title')}>
      <p>
        <Text id="complete.held.text" />
      </p>
    </Notice>
  )
}

import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { Text } from '../../kit/wording/text.tsx'

/** Notice that names how many entries of a list cannot be shown, and whom to call. */
export default function UnreadText({ count }: { readonly count: number }) {
  return (
    <Notice kind="warning">
      <p>
        <Text id="shell.unread" values={{ count }} />
      </p>
    </Notice>
  )
}

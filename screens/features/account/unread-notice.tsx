import { lazyPart } from '../../kit/ui/load-module.ts'
import { Optional } from '../../kit/ui/optional.tsx'

const UnreadText = lazyPart(() => import('../notices/unread-text.tsx'))

/** Notice about entries of a list that cannot be shown, beside those that can. It is rare, so its text loads when needed. */
export const UnreadNotice = ({ count = 0 }: { readonly count: number | undefined }) =>
  count > 0 ? (
    <Optional>
      <UnreadText count={count} />
    </Optional>
  ) : null

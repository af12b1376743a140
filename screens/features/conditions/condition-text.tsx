import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { refusalsText } from '../identity/refusal-text.ts'
import type { KnownCondition } from './known-conditions.ts'

/** Text of a condition, in the reviewer's words if there are any. After a refused answer, it says what was wrong. */
export function ConditionText({ condition }: { readonly condition: KnownCondition }) {
  const t = useCopy()
  const { commentsToBorrower, refused, refusedPictures, actionNeeded, rule } = condition
  // The linter checks the keys of flows/conditions.json.
  const asked = commentsToBorrower ?? (refusalsText(t, refusedPictures) || t(rule.description))
  if (!refused || !actionNeeded) return <p>{asked}</p>
  return (
    <>
      <Notice kind="warning" title={t('conditions.refused.title')}>
        <p>{commentsToBorrower ?? (refusalsText(t, refusedPictures) || t('conditions.refused'))}</p>
      </Notice>
      {commentsToBorrower === undefined && !refusedPictures?.length && <p>{asked}</p>}
    </>
  )
}

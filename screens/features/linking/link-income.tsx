import { useState } from 'react'
import { calls } from '../../api/calls.ts'
import { createSubmissionIntent } from '../../kit/api/submission-intent.ts'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { toast } from '../../kit/frame/toast-store.ts'
import { useCopy } from '../../kit/wording/use-copy.ts'
import type { IncomeLinkKind } from './link-kind.ts'
import { VendorLink } from './vendor-link.tsx'

export interface LinkIncomeProps {
  readonly type: IncomeLinkKind
  /** Called once the income is linked, or the applicant has cancelled. */
  readonly onEnd: () => void
}

/** Window of the vendor that reads an income. */
export function LinkIncome({ type, onEnd }: LinkIncomeProps) {
  const t = useCopy()
  const { uuid, refresh } = useOpenApplication()
  const [intent] = useState(createSubmissionIntent)
  return (
    <VendorLink
      linking={type}
      onCancel={onEnd}
      onLinked={async ({ publicToken, name }) => {
        const body = { publicToken }
        await calls.linkIncome(uuid, type, body, intent.keyFor(body))
        intent.accepted()
        await refresh()
        toast({ kind: 'success', text: t('income.link.linked', { name }) })
        onEnd()
      }}
    />
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { calls } from '../../api/calls.ts'
import { withProof } from '../../api/proof.ts'
import { noteAccountChange } from '../../api/session/account-changes.ts'
import { createSubmissionIntent } from '../../kit/api/submission-intent.ts'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { toast } from '../../kit/frame/toast-store.ts'
import { usePath } from '../../kit/journey/use-path.ts'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { conditionsKey } from './use-conditions.ts'

/**
 * Returns a function that sends an answer to a condition and returns to the remaining conditions. Rejects with an
 * ApiError, which JourneyForm shows.
 */
export function useConditionAnswer(condition: string) {
  const t = useCopy()
  const path = usePath()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { uuid, refresh } = useOpenApplication()
  const [intent] = useState(createSubmissionIntent)
  return useCallback(
    async (values: unknown): Promise<void> => {
      const key = intent.keyFor(values)
      await withProof(() => calls.answerCondition(uuid, condition, values, key))
      intent.accepted()
      await Promise.all([queries.invalidateQueries({ queryKey: conditionsKey(uuid) }), refresh()])
      noteAccountChange()
      toast({ kind: 'success', text: t('conditions.answered') })
      navigate(path('conditions'))
    },
    [uuid, condition, intent, queries, refresh, t, navigate, path],
  )
}

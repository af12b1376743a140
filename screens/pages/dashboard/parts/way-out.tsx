import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { bookedVisit } from '#product'
import { calls } from '../../../api/calls.ts'
import { withProof } from '../../../api/proof.ts'
import { keys } from '../../../api/queries.ts'
import { ProofPlace } from '../../../features/proof/proof-place.tsx'
import { createSubmissionIntent } from '../../../kit/api/submission-intent.ts'
import { useOffersIn } from '../../../kit/follow/use-offers.ts'
import { JourneyForm } from '../../../kit/forms/journey-form.tsx'
import { Notice } from '../../../kit/ui/feedback/notice.tsx'
import { Reveal } from '../../../kit/ui/feedback/reveal.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import { useFigures } from '../../../kit/wording/use-figures.ts'
import type { StepProps } from './task.tsx'

/** Way out of an application: to withdraw it, while the server takes that. */
export default function WayOut({ heloc, status }: Omit<StepProps, 'rule'>) {
  return useOffersIn('dashboard', { status })('withdrawal') ? <Withdraw heloc={heloc} /> : null
}

/** Button and form that withdraw an application after a confirmation. */
function Withdraw({ heloc }: Pick<StepProps, 'heloc'>) {
  const t = useCopy()
  const { stated } = useFigures()
  const { uuid = '', valuation } = heloc
  const { submit, isSending } = useWithdrawal(uuid)
  return (
    <Reveal open={t('dashboard.withdraw.open')} close={t('dashboard.withdraw.keep')} kind="quiet">
      <JourneyForm
        form="dashboard/withdraw"
        draft={`${uuid}:withdraw`}
        onSubmit={submit}
        before={
          <Notice kind="warning">
            <p>{t('dashboard.withdraw.text')}</p>
            {bookedVisit(heloc) && <p>{t('dashboard.withdraw.visit')}</p>}
            {!!valuation?.feePaid && <p>{t('dashboard.withdraw.fee', { fee: stated(valuation.feePaid) })}</p>}
          </Notice>
        }
      />
      {/* Each application has a form here: the question belongs to the one that waits for it. */}
      {isSending && <ProofPlace />}
    </Reveal>
  )
}

function useWithdrawal(uuid: string) {
  const client = useQueryClient()
  const [intent] = useState(createSubmissionIntent)
  const [isSending, setSending] = useState(false)
  const submit = async (values: unknown): Promise<void> => {
    setSending(true)
    const send = () => calls.submit(uuid, 'withdrawal', values, intent.keyFor(values))
    await withProof(send).finally(() => setSending(false))
    intent.accepted()
    await Promise.all([
      client.invalidateQueries({ queryKey: keys.applications }),
      client.invalidateQueries({ queryKey: keys.status(uuid) }),
    ])
  }
  return { submit, isSending }
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { pathOf } from '#engine'
import type { ApplicationStatus, Heloc } from '#generated/domain'
import { calls } from '../../../api/calls.ts'
import { keys } from '../../../api/queries.ts'
import { createSubmissionIntent } from '../../../api/submission-intent.ts'
import { useOffersIn } from '../../../follow/use-offers.ts'
import { JourneyForm } from '../../../forms/journey-form.tsx'
import { useJourney } from '../../../journey/journey-context.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Reveal } from '../../../ui/feedback/reveal.tsx'
import { useCopy } from '../../../wording/use-copy.ts'

/** Ways out of an application: to withdraw it, or after the first signature on one's own home to cancel, while the server takes it. */
export default function WaysOut({
  heloc,
  status,
}: {
  readonly heloc: Heloc
  readonly status: ApplicationStatus
}) {
  const t = useCopy()
  const { pages } = useJourney().journey.source
  const { uuid = '', rescissionEndsAt } = heloc
  const mayWithdraw = useOffersIn('dashboard', { status })('withdrawal')
  const mayCancel = useOffersIn('complete', { heloc, status })('rescission')
  return (
    <>
      {/* The next task says it with its last day, once there is one. */}
      {mayCancel && rescissionEndsAt === undefined && (
        <Link to={pathOf(pages, 'complete', { uuid })}>{t('dashboard.mayCancel')}</Link>
      )}
      {mayWithdraw && <Withdraw uuid={uuid} />}
    </>
  )
}

/** Button and form that withdraw an application after a confirmation. */
function Withdraw({ uuid }: { readonly uuid: string }) {
  const t = useCopy()
  const submit = useWithdrawal(uuid)
  return (
    <Reveal open={t('dashboard.withdraw.open')} close={t('dashboard.withdraw.keep')} kind="quiet">
      <JourneyForm
        form="dashboard/withdraw"
        draft={`${uuid}:withdraw`}
        onSubmit={submit}
        before={<Notice kind="warning">{t('dashboard.withdraw.text')}</Notice>}
      />
    </Reveal>
  )
}

function useWithdrawal(uuid: string) {
  const client = useQueryClient()
  const [intent] = useState(createSubmissionIntent)
  return async (values: unknown): Promise<void> => {
    await calls.submit(uuid, 'withdrawal', values, intent.keyFor(values))
    intent.accepted()
    await Promise.all([
      client.invalidateQueries({ queryKey: keys.applications }),
      client.invalidateQueries({ queryKey: keys.status(uuid) }),
    ])
  }
}

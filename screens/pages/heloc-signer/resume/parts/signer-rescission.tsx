import { formatDate } from '#engine'
import type { SignerView } from '#generated/api'
import { Text } from '../../../../journey/text.tsx'
import { useCopy } from '../../../../journey/use-copy.ts'
import { CancelLine } from '../../../../shell/cancel-line.tsx'
import { Countdown } from '../../../../shell/countdown.tsx'
import { useAct } from '../../../../signer/use-act.ts'

/** A co-owner's own right to cancel, while it runs (12 CFR 1026.15(a)). */
export function SignerRescission({
  rescission,
}: {
  readonly rescission: NonNullable<SignerView['rescission']>
}) {
  const t = useCopy()
  const submit = useAct('rescission')
  const { endsAt, lastDay, timeShiftMs } = rescission
  return (
    <section className="stack-small">
      <h2>{t('complete.steps.rescission')}</h2>
      <Countdown {...{ endsAt, timeShiftMs }} />
      <p>
        <Text id="complete.steps.rescission.until" values={{ date: formatDate(lastDay) }} />
      </p>
      <p className="muted">{t('complete.steps.rescission.everyOwner')}</p>
      <CancelLine onSubmit={submit} />
    </section>
  )
}

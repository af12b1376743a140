import { formatDate } from '#engine'
import type { SignerView } from '#generated/api'
import { zoneName } from '#product'
import { CancelLine } from '../../../../features/account/cancel-line.tsx'
import { EarlyCancel } from '../../../../features/account/early-cancel.tsx'
import { useSigning } from '../../../../features/signer/signing-context.ts'
import { useAct } from '../../../../features/signer/use-act.ts'
import { Countdown } from '../../../../frame/session/countdown.tsx'
import { Text } from '../../../../kit/wording/text.tsx'
import { useWords } from '../../../../kit/wording/use-words.ts'

/** Section with a co-owner's own right to cancel, while it lasts (12 CFR 1026.15(a)). */
export function SignerRescission({
  rescission,
}: {
  readonly rescission: NonNullable<SignerView['rescission']>
}) {
  const { t, locale } = useWords()
  const submit = useAct('rescission')
  const { timeShiftMs } = useSigning().view
  const { endsAt, lastDay, timeZone } = rescission
  return (
    <section className="stack-small">
      <h2>{t('complete.steps.rescission')}</h2>
      {endsAt === undefined || lastDay === undefined ? (
        <EarlyCancel onSubmit={submit} isCoOwner />
      ) : (
        <>
          <Countdown {...{ endsAt, timeShiftMs }} />
          <p>
            <Text
              id="complete.steps.rescission.until"
              values={{ date: formatDate(lastDay), zone: zoneName(timeZone, locale) }}
            />
          </p>
          <p className="muted">{t('complete.steps.rescission.everyOwner')}</p>
          <CancelLine onSubmit={submit} />
        </>
      )}
    </section>
  )
}

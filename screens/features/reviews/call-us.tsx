import { SupportHours } from '../../frame/footer/support-hours.tsx'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { Text } from '../../kit/wording/text.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Phone number of the lender, its hours, and the loan number to tell. */
export function CallUs() {
  const t = useCopy()
  const { loanNumber } = useOpenApplication().heloc
  return (
    <section className="stack-small">
      <h2>{t('shell.callUs.heading')}</h2>
      <p>
        {loanNumber ? (
          <Text id="shell.callUs.text" values={{ loanNumber }} />
        ) : (
          <Text id="shell.callUs.textOnly" />
        )}
      </p>
      <p className="small muted">
        <SupportHours />
      </p>
    </section>
  )
}

import { formatDate } from '#engine'
import type { Heloc } from '#generated/domain'
import { useTime } from '../../kit/journey/use-time.ts'
import { SummaryList } from '../../kit/ui/summary-list.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Id of the heading above a signature, which receives the focus after reading. */
export const signatureId = 'signature'

export interface SignatureIntroProps {
  readonly heading: string
  readonly name: string
  /** Clock of the application, in the property's time zone. */
  readonly clock: Pick<Heloc, 'timeZone' | 'timeShiftMs'>
  /** Consequences of signing, and what it does not commit to. */
  readonly means?: readonly string[]
}

/** Introduction above a signature: its meaning, the name as in the documents, and the date that will appear beside it. */
export function SignatureIntro({ heading, name, clock, means = [] }: SignatureIntroProps) {
  const t = useCopy()
  const today = formatDate(useTime(clock.timeShiftMs), clock.timeZone)
  return (
    <section className="stack">
      <h2 id={signatureId} tabIndex={-1} data-focus="quiet">
        {heading}
      </h2>
      {means.length > 0 && (
        <div className="stack-small">
          <h3>{t('signing.sign.means.heading')}</h3>
          <ul className="plain-list">
            {means.map((meaning) => (
              <li key={meaning}>{meaning}</li>
            ))}
          </ul>
        </div>
      )}
      <SummaryList
        rows={[
          { label: t('signing.sign.name'), value: name },
          { label: t('signing.sign.date'), value: today },
        ]}
      />
    </section>
  )
}

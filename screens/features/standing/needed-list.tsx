import { formatDate, pathOf } from '#engine'
import type { Needed } from '#generated/api'
import type { Heloc } from '#generated/domain'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { Icon } from '../../kit/ui/icon.tsx'
import { Link } from '../../kit/ui/link.tsx'
import { VisuallyHidden } from '../../kit/ui/visually-hidden.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { UnreadNotice } from '../account/unread-notice.tsx'
import { formatAppointment } from './format-appointment.ts'
import { LossPayeeWords } from './loss-payee-words.tsx'
import './needed-list.css'
import { useStanding } from './use-standing.ts'

type Application = Pick<Heloc, 'uuid' | 'loanNumber' | 'timeZone'>

/** What the borrower will need, folded: papers, logins and days, with what is done marked. Nothing once an application has ended. */
export default function NeededList({ application }: { readonly application: Application }) {
  const t = useCopy()
  const { data } = useStanding(application.uuid ?? '')
  if (!data?.needed.length) return null
  return (
    <details className="consent-text">
      <summary>{t('standing.needed')}</summary>
      <ul className="needed-list">
        {data.needed.map((one) => (
          <Entry key={one.id} {...{ one, application }} />
        ))}
      </ul>
      <UnreadNotice count={data.unread} />
    </details>
  )
}

interface EntryProps {
  readonly one: Needed
  readonly application: Application
}

function Entry({ one, application }: EntryProps) {
  const t = useCopy()
  const { journey, locale } = useJourney()
  const { title, text, day, isDone, page, saysLossPayee } = one
  const { uuid = '', timeZone, loanNumber } = application
  return (
    <li data-done={isDone}>
      <span className="needed-mark" aria-hidden="true">
        {isDone && <Icon name="check" size={14} />}
      </span>
      <div className="stack-small">
        <p>
          <b>{title}</b>
          {isDone && <VisuallyHidden> {t('shell.progress.done')}</VisuallyHidden>}
        </p>
        {day && (
          <p>{day.length === 10 ? formatDate(day) : formatAppointment(day, timeZone ?? 'UTC', locale)}</p>
        )}
        {!isDone && text && <p className="small muted">{text}</p>}
        {!isDone && saysLossPayee && <LossPayeeWords loanNumber={loanNumber} />}
        {!isDone && page && (
          <p className="small">
            <Link to={pathOf(journey.source.pages, page, { uuid })}>{t('standing.more', { title })}</Link>
          </p>
        )}
      </div>
    </li>
  )
}

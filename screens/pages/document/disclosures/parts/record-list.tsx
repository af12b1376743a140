import { useQuery } from '@tanstack/react-query'
import { calls } from '../../../../api/calls.ts'
import { UnreadNotice } from '../../../../features/account/unread-notice.tsx'
import { useOpenApplication } from '../../../../kit/follow/routing-context.ts'
import { useJourney } from '../../../../kit/journey/journey-context.ts'
import { Reveal } from '../../../../kit/ui/feedback/reveal.tsx'
import { Skeleton } from '../../../../kit/ui/feedback/skeleton.tsx'
import { FailureNotice } from '../../../../kit/wording/failure-notice.tsx'
import { isCopyKey, useCopy } from '../../../../kit/wording/use-copy.ts'

/** Log of what the applicant received, read, agreed to and signed, and when: the same that the lender keeps. */
export function RecordList() {
  const t = useCopy()
  return (
    <section className="stack-small">
      <h2>{t('document.record.heading')}</h2>
      <p className="muted">{t('document.record.why')}</p>
      <Reveal open={t('document.record.open')} close={t('document.record.close')}>
        <Entries />
      </Reveal>
    </section>
  )
}

function Entries() {
  const t = useCopy()
  const journey = useJourney()
  const { uuid, heloc } = useOpenApplication()
  const { data, error } = useQuery({ queryKey: ['evidence', uuid], queryFn: () => calls.evidence(uuid) })
  if (error) return <FailureNotice error={error} />
  if (!data) return <Skeleton lines={4} />
  const time = new Intl.DateTimeFormat(journey.locale, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(heloc.timeZone !== undefined && { timeZone: heloc.timeZone }),
  })
  // A newer server may know kinds that this page does not.
  const known = data.list.filter(({ kind }) => isCopyKey(journey, `document.record.kind.${kind}`))
  return (
    <>
      <UnreadNotice count={data.unread + data.list.length - known.length} />
      <ol className="record-list">
        {known.map(({ at, kind, title, version, textHash }) => (
          <li key={`${at} ${kind} ${textHash}`}>
            <p>
              {t(`document.record.kind.${kind}`)} <b>{title}</b>
            </p>
            <p className="small muted">
              {t(kind === 'UPLOADED' ? 'document.record.proof.file' : 'document.record.proof', {
                time: time.format(new Date(at)),
                version,
                hash: textHash.slice(0, 12),
              })}
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}

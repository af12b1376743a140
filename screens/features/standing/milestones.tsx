import { formatDate } from '#engine'
import type { Heloc } from '#generated/domain'
import { Timeline } from '../../kit/ui/timeline.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useStanding } from './use-standing.ts'

const states = { REACHED: 'done', CURRENT: 'current', AHEAD: 'ahead' } as const

/** Milestones of an application, with their days, and what an approval still depends on beside it. */
export default function Milestones({
  application,
}: {
  readonly application: Pick<Heloc, 'uuid' | 'timeZone'>
}) {
  const t = useCopy()
  const { data } = useStanding(application.uuid ?? '')
  return (
    data && (
      <Timeline
        steps={data.milestones.map(({ id, state, title, day, subjectTo }) => ({
          id,
          state: states[state],
          label: title,
          when: day && formatDate(day, application.timeZone),
          children: subjectTo && (
            <div className="small">
              <p>{t('standing.subjectTo')}</p>
              <ul className="plain-list">
                {subjectTo.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </div>
          ),
        }))}
      />
    )
  )
}

import { choosePage, chooseValue, pathOf } from '#engine'
import type { Heloc } from '#generated/domain'
import { bookedVisit, isIncomePaperDue } from '#product'
import { useProfile } from '../../../api/queries.ts'
import { useSlotsOf } from '../../../features/notary/use-notary-slots.ts'
import { formatAppointment } from '../../../features/standing/format-appointment.ts'
import { useJourney } from '../../../kit/journey/journey-context.ts'
import { useTitleOf } from '../../../kit/journey/use-title-of.ts'
import { useTurn } from '../../../kit/journey/use-turn.ts'
import { Link } from '../../../kit/ui/link.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import { notaryPage, type StepProps, Task } from './task.tsx'

export interface StepTaskProps extends StepProps {
  /** Page that is named before it, whose task is not said again. */
  readonly beside: string | undefined
}

/**
 * Task of the step of an application that is under way. While the server works, it says so; a booked visit it names by its time,
 * and that no notary is free where none is; else the page where the applicant belongs, which the machine may choose by their profile.
 */
export function StepTask({ heloc, status, rule, beside }: StepTaskProps) {
  const t = useCopy()
  const titleOf = useTitleOf()
  const { journey, locale } = useJourney()
  const turn = useTurn({ heloc, status })
  const { kind, poll, aspect } = rule?.source ?? {}
  // A page that the machine chooses while the server works is the one behind the work, and not what comes next.
  const isWorking = kind === 'waiting' && !rule?.page && poll !== false
  const { data: profile, isLoading } = useProfile(!isWorking && !rule?.page)
  const isReserving = rule?.page && chooseValue(rule.page, { heloc, status }) === notaryPage
  const { data: slots, isLoading: isAsking } = useSlotsOf(heloc.uuid ?? '', !!isReserving)
  if (isLoading || isAsking) return null
  const context = { heloc, status, ...(profile && { profile }) }
  const page = rule?.page || profile ? choosePage(journey, context, rule).page : ''
  if (page && page === beside) return null
  const appointment = appointmentOf(heloc, locale)
  if (appointment) return <Task turn="appointment">{appointment}</Task>
  if (slots?.slots.length === 0) return <Task turn="thirdParty">{t('notary.error.noSlot.title')}</Task>
  const named = isIncomePaperDue(heloc, status) ? t('income.review.more.task') : titleOf(page, aspect)
  const words = isWorking ? t('dashboard.next.working') : (named ?? t('dashboard.next.goOn'))
  // 'Continue' leads to what stands before it, so this task has a way of its own.
  if (!beside || turn !== 'applicant') return <Task turn={turn}>{words}</Task>
  return (
    <Task turn="also">
      {page ? (
        <Link to={pathOf(journey.source.pages, page, { uuid: heloc.uuid ?? '' })}>{words}</Link>
      ) : (
        words
      )}
    </Task>
  )
}

/** Day and time of the appointment with a notary that is still to come. Undefined if there is none. */
function appointmentOf(heloc: Heloc, locale: string): string | undefined {
  const visit = bookedVisit(heloc)
  return visit && formatAppointment(visit.startsAt, visit.timeZone, locale)
}

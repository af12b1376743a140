import { useState } from 'react'
import { dayIn } from '#engine'
import type { NotarySlots } from '#generated/api'
import type { Heloc } from '#generated/domain'
import type { FormValues } from '#generated/forms'
import { ApiError } from '../../kit/api/api-error.ts'
import { usePageSubmit } from '../../kit/follow/use-page-submit.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { slotDays } from './slot-days.ts'
import { SlotQuestion, slotIds } from './slot-question.tsx'
import { useNotarySlots } from './use-notary-slots.ts'

export interface NotaryReservationProps {
  readonly offered: NotarySlots
  /** Appointment that is being changed. Its place is filled in, and its day and time while they are still offered. */
  readonly present?: NonNullable<Heloc['notaryVisit']>
  readonly submitLabel?: string
  /** Called once the appointment is made. */
  readonly onDone?: (made: FormValues['notary/reserve-manual']) => void
}

/** Form to make or change an appointment with a notary in person, with its place, time and fee. */
export function NotaryReservation({ offered, present, submitLabel, onDone }: NotaryReservationProps) {
  const submit = usePageSubmit('notary-visit')
  const { refetch } = useNotarySlots()
  const { question, check, startsAt, onTaken } = useSlotChoice(offered, present?.startsAt)
  return (
    <JourneyForm
      form="notary/reserve-manual"
      {...(present && { values: { place: present.place } })}
      extra={startsAt === undefined ? {} : { startsAt }}
      check={check}
      onSubmit={async (values) => {
        await submit(values).catch((error: unknown) => {
          if (error instanceof ApiError && error.code === 'SLOT_TAKEN') onTaken(values.startsAt)
          void refetch()
          throw error
        })
        onDone?.(values)
      }}
      above={{ feeConsent: <SlotQuestion {...question} /> }}
      {...(submitLabel !== undefined && { submitLabel })}
    />
  )
}

function useSlotChoice({ slots: offered, timeZone }: NotarySlots, present: string | undefined) {
  const t = useCopy()
  const { locale } = useJourney()
  // A time that was taken meanwhile is offered no more, even while the list still has it.
  const [taken, setTaken] = useState<readonly string[]>([])
  const slots = offered.filter((slot) => !taken.includes(slot))
  const days = slotDays(slots, timeZone, locale)
  const [chosen, setStartsAt] = useState(() => slots.find((slot) => slot === present))
  const startsAt = slots.find((slot) => slot === chosen)
  const [chosenDay, setDay] = useState(() =>
    startsAt === undefined ? '' : dayIn(timeZone, new Date(startsAt)),
  )
  const day = days.some((each) => each.day === chosenDay) ? chosenDay : ''
  const [strict, setStrict] = useState(false)
  const fault = faultOf(day, startsAt)
  const errors = fault && strict ? { [slotIds[fault]]: t(`notary.slots.${fault}.missing`) } : {}
  const onDay = (chosen: string) => {
    setDay(chosen)
    setStartsAt(undefined)
  }
  return {
    startsAt,
    onTaken: (startsAt: string) => setTaken([...taken, startsAt]),
    question: { days, day, startsAt, errors, onDay, onTime: setStartsAt },
    check: () => {
      setStrict(true)
      return fault ? [{ target: slotIds[fault], message: t(`notary.slots.${fault}.missing`) }] : []
    },
  }
}

function faultOf(day: string, startsAt: string | undefined): 'day' | 'time' | undefined {
  if (day === '') return 'day'
  return startsAt === undefined ? 'time' : undefined
}

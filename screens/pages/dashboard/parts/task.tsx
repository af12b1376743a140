import type { ReactNode } from 'react'
import type { ServerStateRule, Turn } from '#engine'
import type { ApplicationStatus, Heloc } from '#generated/domain'
import { useCopy } from '../../../kit/wording/use-copy.ts'

export interface StepProps {
  readonly heloc: Heloc
  readonly status: ApplicationStatus
  /** Entry of its server state in the flows. */
  readonly rule: ServerStateRule | undefined
}

export interface TaskProps {
  /** Whose turn it is, that it is one task more of the applicant, or an appointment. */
  readonly turn: Turn | 'also' | 'appointment'
  readonly children: ReactNode
}

/** Page whose task depends on whether a notary is free. */
export const notaryPage = 'notary/reserve-manual'

/** Tasks of an application, below whose they are; of one that has ended, how it did. */
export function Task({ turn, children }: TaskProps) {
  const t = useCopy()
  return (
    <div>
      {turn !== 'nobody' && <p className="small muted">{t(`dashboard.turn.${turn}`)}</p>}
      <div className="application-next">{children}</div>
    </div>
  )
}

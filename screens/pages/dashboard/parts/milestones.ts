import { formatDate, type Stage } from '#engine'
import type { Heloc } from '#generated/domain'
import type { TimelineStep } from '../../../kit/ui/timeline.tsx'

export type Milestone = 'begun' | 'applied' | 'signed' | 'funded'

export type MilestoneStep = Pick<TimelineStep, 'state' | 'when'> & { readonly id: Milestone }

/**
 * Returns the milestones of an application: those reached, with their dates, and those to come. The deed is signed last. If the application has ended,
 * or its stage is unknown, only those reached.
 */
export function milestonesOf(heloc: Heloc, stage: Stage | undefined): readonly MilestoneStep[] {
  const { auditFields, submittedAt: applied, deedSignedAt: signed, fundedAt: funded } = heloc
  const days = { begun: auditFields?.createdDate, applied, signed, funded } satisfies Record<
    Milestone,
    string | undefined
  >
  const all = Object.entries(days) as readonly [Milestone, string | undefined][]
  const next = all.find(([, day]) => !day)?.[0]
  return all.flatMap(([id, day]): MilestoneStep[] => {
    if (day) return [{ id, state: 'done', when: formatDate(day, heloc.timeZone) }]
    if (stage !== 'open' && stage !== 'closing') return []
    return [{ id, state: id === next ? 'current' : 'to come' }]
  })
}

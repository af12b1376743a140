import type { MilestoneSource } from '#generated/dsl'
import { shifted } from '../../clock/clock.ts'
import type { LetterName } from '../../letters/letter-words.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { Application } from '../application.ts'
import { contextOf } from '../context-of.ts'
import type { Letter } from './patch.ts'

/** Application with the milestones that a change reached, and the letters that tell of them. */
interface Kept {
  readonly application: Application
  readonly letters: readonly Letter[]
}

/** Keeps the milestones that a change reaches, each once, with its day on the application's clock (flows/standing.json). */
export function keepMilestones(tenant: Tenant, before: Application, after: Application, at: Date): Kept {
  const { order, milestones } = tenant.effective.source.standing
  const { milestones: kept = {} } = after.loanFile
  const [now, then] = [contextOf(tenant, after), contextOf(tenant, before)]
  const reached = order.filter((id) => {
    const { when } = milestones[id] ?? {}
    const holds = when === undefined ? () => false : tenant.journey.predicates.compile(when)
    return kept[id] === undefined && holds(now) && !holds(then)
  })
  if (reached.length === 0) return { application: after, letters: [] }
  const day = shifted(at, after.timeShiftMs).toISOString()
  const all = { ...kept, ...Object.fromEntries(reached.map((id) => [id, day])) }
  return {
    application: { ...after, loanFile: { ...after.loanFile, milestones: all } },
    letters: reached.flatMap((id) => lettersOf(milestones[id])),
  }
}

/** Letter of a milestone. It says no values, which tests/milestone-letters.test.ts checks. */
const lettersOf = ({ letter }: Partial<MilestoneSource> = {}): readonly Letter[] =>
  letter === undefined ? [] : [{ channel: 'MAIL', template: letter as LetterName } as Letter]

import { formatPropertyDate } from '../../../clock/property-time-zone.ts'
import { holds } from '../holds.ts'
import { isOver } from '../stage-of.ts'
import type { Told } from '../told.ts'

/** Says whether the hard pull was made, and otherwise when it comes. */
export function creditSentence(told: Told): string {
  const { application, say } = told
  const { heloc, loanFile } = application
  const { kind, pulledAt } = loanFile.credit ?? {}
  const date = pulledAt === undefined ? 'none' : formatPropertyDate(heloc.property, new Date(pulledAt))
  return say('credit', { pull: kind === 'HARD' ? kind : (pullAhead(told) ?? kind ?? 'NONE'), date })
}

/** Returns whether the hard pull is due or will not come any more. Undefined before the application is submitted. */
function pullAhead(told: Told): 'DUE' | 'OVER' | undefined {
  if (holds(told, 'summarySigned')) return 'DUE'
  return isOver(told) ? 'OVER' : undefined
}

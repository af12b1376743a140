import { systemClock } from '../../clock/clock.ts'
import { type CreditAnswer, type CreditBureau, creditAlerts, scoreFactors } from '../ports/credit-bureau.ts'
import sandbox from './sandbox.json' with { type: 'json' }
import { sandboxAnswer } from './sandbox-answer.ts'

interface FileAnswer {
  readonly softOutcome: string
  readonly hardOutcome: string
  readonly score: number
  readonly monthlyDebt: number
  /** Debt at the hard pull if it differs from that at the soft one. */
  readonly hardMonthlyDebt?: number
  readonly scoreFactors?: readonly string[]
  readonly alerts?: readonly string[]
  readonly bureau?: string
  readonly fraudAlert?: boolean
  readonly inquiries?: readonly { readonly creditor: string; readonly daysAgo: number }[]
}

const bureaus = ['EQUIFAX', 'EXPERIAN', 'TRANSUNION'] as const
const closed = ['LOCKED', 'FROZEN', 'LOCKED_OR_FROZEN', 'PIN_REFUSED'] as const
const silent = ['NO_MATCH', 'MINOR', 'ERROR'] as const

export const sandboxCredit: CreditBureau = {
  agency: sandbox.creditAgency,
  pull: async (kind, { lastName, ssn = '', pin = '', attempt }) => {
    const owner = { lastName, ssn, pin, attempt: String(attempt) }
    const answer: FileAnswer = sandboxAnswer(sandbox.credit, owner)
    const outcome = kind === 'SOFT' ? answer.softOutcome : answer.hardOutcome
    return withoutReport(outcome, answer.bureau) ?? report(kind, answer)
  },
}

function withoutReport(outcome: string, bureauName: string | undefined): CreditAnswer | undefined {
  const bureau = bureaus.find((known) => known === bureauName) ?? 'EQUIFAX'
  const lock = closed.find((known) => known === outcome)
  if (lock !== undefined) return { outcome: lock, bureau }
  const silence = silent.find((known) => known === outcome)
  return silence && { outcome: silence }
}

function report(kind: 'SOFT' | 'HARD', answer: FileAnswer): CreditAnswer {
  const { score, monthlyDebt, hardMonthlyDebt = monthlyDebt, inquiries = [], fraudAlert = false } = answer
  return {
    outcome: 'REPORT',
    score,
    scoreFactors: scoreFactors.filter((factor) => answer.scoreFactors?.includes(factor)),
    monthlyDebtCents: (kind === 'SOFT' ? monthlyDebt : hardMonthlyDebt) * 100,
    inquiries: inquiries.map(({ creditor, daysAgo }) => ({ creditor, date: dayBefore(daysAgo) })),
    alerts: creditAlerts.filter((alert) => answer.alerts?.includes(alert)),
    fraudAlert,
  }
}

const dayMs = 86_400_000

const dayBefore = (days: number): string =>
  new Date(systemClock.now().getTime() - days * dayMs).toISOString().slice(0, 10)

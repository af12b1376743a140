import sandbox from './sandbox.json' with { type: 'json' }
import { sandboxAnswer } from './sandbox-answer.ts'
import type { CreditAnswer, CreditBureau } from './vendors.ts'

interface FileAnswer {
  readonly softOutcome: string
  readonly hardOutcome: string
  readonly score: number
  readonly monthlyDebt: number
  readonly bureau?: string
  readonly fraudAlert?: boolean
  readonly inquiries?: readonly { readonly creditor: string; readonly daysAgo: number }[]
}

const bureaus = ['EQUIFAX', 'EXPERIAN', 'TRANSUNION'] as const
const closed = ['LOCKED', 'FROZEN', 'LOCKED_OR_FROZEN', 'PIN_REFUSED'] as const
const silent = ['NO_MATCH', 'MINOR', 'ERROR'] as const

export const sandboxCredit: CreditBureau = {
  pull: async (kind, { lastName, ssn = '', pin = '', attempt }) => {
    const answer = sandboxAnswer<FileAnswer>(sandbox.credit, { lastName, ssn, pin, attempt: String(attempt) })
    const outcome = kind === 'SOFT' ? answer.softOutcome : answer.hardOutcome
    return withoutReport(outcome, answer.bureau) ?? report(answer)
  },
}

function withoutReport(outcome: string, bureauName: string | undefined): CreditAnswer | undefined {
  const bureau = bureaus.find((known) => known === bureauName) ?? 'EQUIFAX'
  const lock = closed.find((known) => known === outcome)
  if (lock !== undefined) return { outcome: lock, bureau }
  const silence = silent.find((known) => known === outcome)
  return silence && { outcome: silence }
}

function report({ score, monthlyDebt, inquiries = [], fraudAlert = false }: FileAnswer): CreditAnswer {
  return {
    outcome: 'REPORT',
    score,
    monthlyDebtCents: monthlyDebt * 100,
    inquiries: inquiries.map(({ creditor, daysAgo }) => ({ creditor, date: dayBefore(daysAgo) })),
    fraudAlert,
  }
}

const dayMs = 86_400_000

const dayBefore = (days: number): string => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)

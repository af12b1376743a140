import type { IncomeVerifier } from '../ports/income-verifier.ts'
import sandbox from './sandbox.json' with { type: 'json' }
import { sandboxAnswer } from './sandbox-answer.ts'

export const sandboxIncome: IncomeVerifier = {
  verify: async ({ lastName, employers, proof, papers, statedCents }) => {
    const answers = ['', ...employers].map((employer) =>
      sandboxAnswer(
        sandbox.income,
        { lastName, employer, proof, papers: papers.map(({ name }) => name).join() },
        isMet,
      ),
    )
    const isAny = (outcome: string) => answers.some((answer) => answer.outcome === outcome)
    if (isAny('INSUFFICIENT')) return { outcome: 'INSUFFICIENT' }
    if (isAny('EMPLOYER_NEEDED')) return { outcome: 'EMPLOYER_NEEDED' }
    const percent = Math.min(...answers.map((answer) => answer.percent))
    return { outcome: 'VERIFIED', annualCents: Math.round((statedCents * percent) / 100) }
  },
}

const isMet = (expected: string, actual: string, name: string): boolean =>
  name === 'papers' ? actual.includes(expected) : expected === actual

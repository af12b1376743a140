/** The work that a proof may cost ran out: nothing is known of what was left. */
export class BudgetExhausted extends Error {}

export interface WorkBudget {
  /** Counts one piece of work; throws BudgetExhausted when there is none left. */
  readonly spend: () => void
  /** Another proof begins, which may cost as much. */
  readonly renew: () => void
}

export function createBudget(limit: number): WorkBudget {
  let left = limit
  return {
    spend: () => {
      if (left === 0) throw new BudgetExhausted(`More than ${limit} steps of work.`)
      left -= 1
    },
    renew: () => {
      left = limit
    },
  }
}

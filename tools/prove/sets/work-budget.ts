/** Error when a proof exceeds its work budget: the rest stays unknown. */
export class BudgetExhausted extends Error {}

export interface WorkBudget {
  /** Counts one step of work; throws BudgetExhausted if none is left. */
  readonly spend: () => void
  /** Restores the full budget for another proof. */
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

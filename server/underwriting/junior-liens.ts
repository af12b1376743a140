import type { Heloc } from '#generated/domain'

type Lien = NonNullable<Heloc['liens']>[number]

/**
 * Returns the liens that would put the line in third position or lower: all open ones except the first. Empty if the line would
 * be second, the lowest position allowed.
 */
export function juniorLiens({ liens = [], payoff }: Heloc): readonly Lien[] {
  const open = liens
    .filter(({ uuid, paidOff }) => paidOff !== true && payoff?.lienUuids?.includes(uuid) !== true)
    .sort(
      (one, other) => (one.position ?? Number.MAX_SAFE_INTEGER) - (other.position ?? Number.MAX_SAFE_INTEGER),
    )
  return open.slice(1)
}

/** Returns the plan to pay off these loans from the line. */
export const payoffOf = (liens: readonly Lien[]): NonNullable<Heloc['payoff']> => ({
  lienUuids: liens.map(({ uuid }) => uuid),
  amount: liens.reduce((cents, { balance }) => cents + Math.round(balance * 100), 0) / 100,
})

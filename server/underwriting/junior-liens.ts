import type { Heloc } from '#generated/domain'

type Lien = NonNullable<Heloc['liens']>[number]

/**
 * The liens that would put the line in a third position or lower: all that are open but the first. None while the line
 * would come second, which is as low as it may.
 */
export function juniorLiens({ liens = [], payoff }: Heloc): readonly Lien[] {
  const open = liens
    .filter(({ uuid, paidOff }) => paidOff !== true && payoff?.lienUuids?.includes(uuid) !== true)
    .sort(
      (one, other) => (one.position ?? Number.MAX_SAFE_INTEGER) - (other.position ?? Number.MAX_SAFE_INTEGER),
    )
  return open.slice(1)
}

/** The plan to pay these loans off from the line. */
export const payoffOf = (liens: readonly Lien[]): NonNullable<Heloc['payoff']> => ({
  lienUuids: liens.map(({ uuid }) => uuid),
  amount: liens.reduce((cents, { balance }) => cents + Math.round(balance * 100), 0) / 100,
})

import type { Heloc } from '#generated/domain'

/** The loans that the line would pay off, as the server named them, and what that takes in dollars. */
export function liensInTheWay({ liens = [], requalification }: Heloc) {
  const { lienUuids = [], amount = 0 } = requalification ?? {}
  return { liens: liens.filter(({ uuid }) => lienUuids.includes(uuid)), amount }
}

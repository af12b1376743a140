import { percentile } from '../server/read-steadily.ts'

/** Server with the lenders on it. */
export interface Served {
  readonly base: string
  readonly codes: readonly string[]
}

const rounds = 80
const turnsARound = 40
const requestsATurn = 5

/**
 * Ratio of the time of a request to `other` to that of a request to `one`: the median of the ratios of some rounds.
 * Within a round the two take turns of some milliseconds, so that a busy moment of the machine affects both, and so
 * that work which a server does after its response falls into its own turn. A round is long enough to include the
 * server's occasional work.
 */
export async function compareRequestTimes(one: Served, other: Served): Promise<number> {
  const own = lenderByLender(one)
  const others = lenderByLender(other)
  // Warms up both servers: a server answers repeated requests faster.
  await ratioOfRound(own, others)
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) ratios.push(await ratioOfRound(own, others))
  return percentile(ratios, 50)
}

type Addresses = Iterator<string, never>

async function ratioOfRound(own: Addresses, others: Addresses): Promise<number> {
  let ownMs = 0
  let othersMs = 0
  for (let turn = 0; turn < turnsARound; turn++) {
    const isOwnFirst = turn % 2 === 0
    if (isOwnFirst) ownMs += await turnTime(own)
    othersMs += await turnTime(others)
    if (!isOwnFirst) ownMs += await turnTime(own)
  }
  return othersMs / ownMs
}

/** Yields addresses of a page of each lender in turn, endlessly. */
function* lenderByLender({ base, codes }: Served): Generator<string, never> {
  while (true) for (const code of codes) yield `${base}/account/heloc/register?org=${code}`
}

async function turnTime(addresses: Addresses): Promise<number> {
  const began = performance.now()
  for (let request = 0; request < requestsATurn; request++)
    await (await fetch(addresses.next().value)).arrayBuffer()
  return performance.now() - began
}

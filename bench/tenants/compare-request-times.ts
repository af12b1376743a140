import { percentile } from '../server/read-steadily.ts'

/** A server and the lenders on it. */
export interface Served {
  readonly base: string
  readonly codes: readonly string[]
}

const rounds = 80
const turnsARound = 40
const requestsATurn = 5

/**
 * How many times as long as a request to `one` a request to `other` takes: the median of the ratios of some rounds. The two
 * take turns of some milliseconds within a round, so that a busy moment of the machine meets both, and what a server does after
 * its answer meets itself; a round is long enough for what it does now and then.
 */
export async function compareRequestTimes(one: Served, other: Served): Promise<number> {
  const own = lenderByLender(one)
  const others = lenderByLender(other)
  // What a server has been asked often, it answers faster: both have been, then.
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

/** A page of each lender in turn, for ever. */
function* lenderByLender({ base, codes }: Served): Generator<string, never> {
  while (true) for (const code of codes) yield `${base}/account/heloc/register?org=${code}`
}

async function turnTime(addresses: Addresses): Promise<number> {
  const began = performance.now()
  for (let request = 0; request < requestsATurn; request++)
    await (await fetch(addresses.next().value)).arrayBuffer()
  return performance.now() - began
}

import { isDeepStrictEqual } from 'node:util'
import type { TenantJourney } from '#source'
import { BorrowerClient } from '../../../product/drive/borrower-client.ts'
import { driveApplication } from '../../../product/drive/drive-application.ts'
import { callingFrom, overHttp } from '../../../product/drive/transport.ts'
import { loadRoad } from '../../../tools/scenario/roads.ts'
import { type Acknowledged, Ledger } from './ledger.ts'
import { lossesOf } from './losses.ts'
import { type KillOutcome, outcomeOf } from './outcome.ts'

export interface Walker {
  readonly client: BorrowerClient
  readonly ledger: Ledger
}

/** Walker with the changes acknowledged up to a moment. */
export interface ToldWalker extends Walker {
  readonly acknowledged: readonly Acknowledged[]
}

/** Borrowers who walk the main road, several at once and one after another, regardless of the server's restarts. */
export class Walkers {
  readonly faults: string[] = []
  readonly #effective: TenantJourney
  readonly #walkers: Walker[] = []
  readonly #arrived = new Set<Ledger>()
  #walks: Promise<void> = Promise.resolve()
  #isOver = false
  completed = 0

  constructor(effective: TenantJourney) {
    this.#effective = effective
  }

  /** Lets one borrower walk undisturbed as the example, then starts the others. */
  async begin(url: string, atOnce: number): Promise<void> {
    const example = await this.#walk(url)
    this.#walks = Promise.all(Array.from({ length: atOnce }, () => this.#walkOn(url, example))).then(() => {})
  }

  /** Waits until every walking borrower has reached the end, and checks that no acknowledged change is lost. */
  async end(): Promise<void> {
    this.#isOver = true
    await this.#walks
    this.#arrived.clear()
    await this.requireKept(this.told())
  }

  /** Changes acknowledged so far to the borrowers who are still walking. */
  told = (): readonly ToldWalker[] =>
    this.#walkers
      .filter(({ ledger }) => !this.#arrived.has(ledger))
      .map((walker) => ({ ...walker, acknowledged: [...walker.ledger.acknowledged] }))

  async requireKept(told: readonly ToldWalker[]): Promise<void> {
    for (const one of told) this.faults.push(...(await lossesOf(one, this.#effective)))
  }

  get ledgers(): readonly Ledger[] {
    return this.#walkers.map(({ ledger }) => ledger)
  }

  async #walkOn(url: string, example: KillOutcome): Promise<void> {
    while (!this.#isOver) {
      const outcome = await this.#walk(url).catch((error: unknown) => {
        this.faults.push(`A borrower could not go on: ${error instanceof Error ? error.message : error}`)
        return undefined
      })
      if (outcome === undefined) return
      this.completed += 1
      this.faults.push(...differences(outcome, example))
    }
  }

  async #walk(url: string): Promise<KillOutcome> {
    const ledger = new Ledger(overHttp(url))
    const machine = this.#walkers.length
    const client = new BorrowerClient(callingFrom(`172.20.${machine >> 8}.${machine & 255}`, ledger))
    this.#walkers.push({ client, ledger })
    await driveApplication(client, this.#effective, { road: loadRoad('main') })
    const outcome = await outcomeOf({ client, ledger })
    this.#arrived.add(ledger)
    return outcome
  }
}

function differences(outcome: KillOutcome, example: KillOutcome): readonly string[] {
  const kinds = Object.keys(example) as (keyof KillOutcome)[]
  return kinds.flatMap((kind) =>
    isDeepStrictEqual(outcome[kind], example[kind])
      ? []
      : [
          `The ${kind} are other than undisturbed:\n  ${JSON.stringify(outcome[kind])}\n  ${JSON.stringify(example[kind])}`,
        ],
  )
}

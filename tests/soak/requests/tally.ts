import type { Received, Silence } from './send.ts'
import type { SoakRequest } from './soak-request.ts'

/** Kind of fault with its number; the example can be sent again. */
interface Met {
  readonly example: string
  times: number
}

/** Counts the responses by call and status, and the faults. */
export class Tally {
  readonly answers = new Map<string, Map<string, number>>()
  readonly #faults = new Map<string, Met>()
  sent = 0

  add(request: SoakRequest, answer: Received | Silence): void {
    const status = 'silence' in answer ? 'none' : String(answer.status)
    const counts = this.answers.get(nameOf(request)) ?? new Map<string, number>()
    this.answers.set(nameOf(request), counts.set(status, (counts.get(status) ?? 0) + 1))
    this.sent += 1
  }

  /** Counts a fault. Faults are of the same kind if the same call has the same message. */
  blame(request: SoakRequest, fault: string, example: string): void {
    const kind = `${nameOf(request)}: ${fault.split(': ')[0]}`
    const met = this.#faults.get(kind) ?? { example: `${fault}\n  ${example}`, times: 0 }
    met.times += 1
    this.#faults.set(kind, met)
  }

  get faults(): readonly string[] {
    return [...this.#faults].map(([kind, { times, example }]) => `${kind} (${times} times)\n  ${example}`)
  }

  /** Calls that never succeeded. */
  unserved(): readonly string[] {
    return [...this.answers].flatMap(([name, counts]) =>
      name === elsewhere || [...counts.keys()].some((status) => status.startsWith('2')) ? [] : [name],
    )
  }
}

const elsewhere = 'elsewhere'

const nameOf = ({ call }: SoakRequest): string =>
  call === undefined ? elsewhere : `${call.method} ${call.path}`

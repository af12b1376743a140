import type { Received, Silence } from './send.ts'
import type { SoakRequest } from './soak-request.ts'

/** What was answered, by call and status, and what was wrong with it. */
export class Tally {
  readonly answers = new Map<string, Map<string, number>>()
  readonly faults: string[] = []
  sent = 0

  add({ call }: SoakRequest, answer: Received | Silence): void {
    const name = call === undefined ? 'elsewhere' : `${call.method} ${call.path}`
    const status = 'silence' in answer ? 'none' : String(answer.status)
    const counts = this.answers.get(name) ?? new Map<string, number>()
    this.answers.set(name, counts.set(status, (counts.get(status) ?? 0) + 1))
    this.sent += 1
  }

  /** Calls that never did what they are for. */
  unserved(): readonly string[] {
    return [...this.answers].flatMap(([name, counts]) =>
      name === 'elsewhere' || [...counts.keys()].some((status) => status.startsWith('2')) ? [] : [name],
    )
  }
}

import type { VariantValue } from './flag-overrides.ts'

/** Choices of the toolbar, as the development server returns them. */
export interface Choices {
  readonly tenants: readonly string[]
  readonly flags: Readonly<Record<string, Readonly<Record<string, VariantValue>>>>
  readonly roads: readonly {
    readonly name: string
    readonly title: string
    readonly states: readonly string[]
  }[]
}

export interface Jumped {
  readonly token: string
  readonly applicationUuid: string
  readonly tenant: string
}

/** Address below the folder of the pages, derived from the toolbar's own URL. */
const place = `${new URL('../..', import.meta.url).pathname}@developer`

export const loadChoices = async (tenant: string): Promise<Choices> =>
  answerOf(await fetch(`${place}?tenant=${encodeURIComponent(tenant)}`))

/** Drives a new application to a state of a road. Throws with the reason if that fails. */
export const jump = async (road: string, state: string, tenant: string): Promise<Jumped> =>
  answerOf(await fetch(place, { method: 'POST', body: JSON.stringify({ road, state, tenant }) }))

/** Triggers what the application waits for: a response, a decision, or a day that passes. */
export const goOn = async (application: string): Promise<void> =>
  void (await fetch(`/sandbox/applications/${application}/review`, { method: 'POST' }))

async function answerOf<T>(response: Response): Promise<T> {
  const answer = await response.json()
  if (response.ok) return answer
  throw new Error(answer.errors.join(' '))
}

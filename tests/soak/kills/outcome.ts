import { asJsonObject, type Json, type JsonObject } from '#source'
import type { Walker } from './walkers.ts'

/** Result of an application without individual values: two applications on the same road have equal outcomes. */
export interface KillOutcome {
  readonly applications: number
  /** Transitions in order: `offerSelected COLLECT_ADDITIONAL_INFO`. */
  readonly events: readonly string[]
  readonly documents: readonly string[]
  readonly evidence: readonly string[]
  readonly letters: readonly string[]
  readonly consents: readonly string[]
  readonly incomes: readonly string[]
}

const applications = '/service-application/api/v1/application/heloc'

export async function outcomeOf(walker: Walker): Promise<KillOutcome> {
  const { client } = walker
  const heloc = await client.heloc()
  const { email } = await client.profile()
  const letters = await listAt(walker, '/outbox')
  const evidence = await listAt(walker, `${applications}/${client.applicationUuid}/evidence`)
  return {
    applications: (await listAt(walker, `${applications}/all`)).length,
    events: (await client.passedEvents()).map(({ event, to }) => `${event} ${to}`),
    documents: sorted(objects(heloc.documents).map(({ type }) => type)),
    // A document that is opened twice has two records.
    evidence: [...new Set(sorted(evidence.map(({ kind, title }) => `${kind} ${title}`)))],
    letters: sorted(
      letters
        // A borrower who lost the answer to their code signs in with the password, and is told of that.
        .filter(({ recipient, template }) => recipient === email && template !== 'newDevice')
        .map(({ template }) => template),
    ),
    consents: sorted(objects(heloc.consents).map(({ type }) => type)),
    incomes: sorted(objects(heloc.incomeSources).map(({ type, status }) => `${type} ${status}`)),
  }
}

const sorted = (texts: readonly (Json | undefined)[]): readonly string[] => texts.map(String).sort()

const objects = (list: Json | undefined): readonly JsonObject[] =>
  Array.isArray(list) ? list.map(asJsonObject) : []

/** List that the server returns to this borrower. */
async function listAt({ client: { token }, ledger }: Walker, path: string): Promise<readonly JsonObject[]> {
  const answer = await ledger.send(path, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
  return objects(await answer.json())
}

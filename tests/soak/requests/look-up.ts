import { asJsonObject, childObject, type Json, loadSource, tenantJourney } from '#source'
import type { BorrowerClient } from '../../../product/drive/borrower-client.ts'
import { DriveStopped } from '../../../product/drive/drive-stopped.ts'
import { fillValues } from '../../../product/drive/fill-values.ts'
import { valuesOf } from '../../../product/drive/sample-answers.ts'
import { loadRoad } from '../../../tools/scenario/roads.ts'

/** Due step, with the values that its person would send. */
export interface SoakStep {
  /** Path below the application: `submissions/offer`. */
  readonly path: string
  readonly body: Json
}

/** Person with an application, or with a signature to give, in their current state. */
export interface SoakPerson {
  readonly client: BorrowerClient
  /** E-mail address with which they sign in. */
  readonly email: string
  /** Server state of a borrower's application, or `signing` for an additional signer. */
  readonly state: string
  /** Uuids that the person was shown. `named` holds those of some kinds by the name of their path parameter. */
  readonly uuids: readonly string[]
  readonly named: Readonly<Record<'document' | 'signer' | 'condition', readonly string[]>>
  /** SHA-256 of texts to consent to. */
  readonly hashes: readonly string[]
  readonly steps: readonly SoakStep[]
}

/** State of a signer in place of a server state: a signer's steps do not follow the borrower's state. */
export const signing = 'co-deed'

const uuidPattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Looks up the current state of a client's person, as their pages would. */
export async function lookUp(client: BorrowerClient): Promise<SoakPerson> {
  const isSigner = client.applicationUuid === signing
  const [heloc, profile, conditions] = [
    await client.heloc(),
    await client.profile(),
    isSigner ? [] : await read(client, conditionsOf(client)),
  ]
  const state = isSigner ? signing : String((await client.status()).checklistStatus)
  const { email } = asJsonObject(
    await read(client, '/identity-broker/customer/secure/api/v3/self/figureinfo'),
  )
  return {
    ...{ client, email: String(email), state },
    uuids: [...new Set(JSON.stringify([heloc, profile, client.applicationUuid]).match(uuidPattern) ?? [])],
    named: {
      document: uuidsOf(heloc.documents),
      signer: uuidsOf(heloc.helocSigners),
      condition: uuidsOf(conditions),
    },
    hashes: await Promise.all(consents.map(async (id) => String((await client.disclosure(id)).textHash))),
    steps: await stepsAt(client, state),
  }
}

const consents = ['soft-credit', 'hard-credit', 'esign']

const conditionsOf = ({ applicationUuid }: BorrowerClient): string =>
  `/service-conditions/external/api/v1/applications/${applicationUuid}/conditions/external-applicants`

const read = async (client: BorrowerClient, path: string): Promise<Json> =>
  (await client.send(path, {})).json()

const uuidsOf = (list: Json | undefined): readonly string[] =>
  (Array.isArray(list) ? list : []).map((one) => String(asJsonObject(one).uuid))

const { applicant } = loadRoad('main')
const flows = tenantJourney(loadSource(), 'hearthline').source

/** Steps of applicant.json at a state; empty if it has none, or if their values cannot be filled in now. */
async function stepsAt(client: BorrowerClient, state: string): Promise<readonly SoakStep[]> {
  const { moves } = childObject(applicant, 'coOwner')
  const due = state === signing ? moves : childObject(applicant, 'moves')[state]
  const steps: SoakStep[] = []
  for (const move of (Array.isArray(due) ? due : []).map(asJsonObject)) {
    const { post } = move
    const body = await filled(valuesOf(move, applicant, flows), client)
    if (typeof post === 'string' && body !== undefined) steps.push({ path: post, body })
  }
  return steps
}

async function filled(values: Json, client: BorrowerClient): Promise<Json | undefined> {
  try {
    return await fillValues(values, client)
  } catch (error) {
    if (error instanceof DriveStopped) return undefined
    throw error
  }
}

import type { Json, JsonObject } from '#engine'
import { asJsonObject, childObject, type EffectiveJourney } from '#source'
import { BorrowerClient } from '../../tools/drive/borrower-client.ts'
import { driveApplication } from '../../tools/drive/drive-application.ts'
import { DriveStopped } from '../../tools/drive/drive-stopped.ts'
import { fillValues } from '../../tools/drive/fill-values.ts'
import { loadRoad } from '../../tools/drive/roads.ts'
import type { SignerClient } from '../../tools/drive/signer-client.ts'

/** A step that is due, with the values that its person would send. */
export interface Step {
  readonly path: string
  readonly body: Json
}

/** Somebody with an application, or with a signature to give, as they stand now. */
export interface Person {
  readonly client: BorrowerClient
  readonly email: string
  readonly state: string
  readonly uuids: readonly string[]
  readonly documents: readonly string[]
  readonly hashes: readonly string[]
  readonly steps: readonly Step[]
}

const main = loadRoad('main')
const coOwned = loadRoad('co-owner')

/** States of the main road at which a borrower has something to do, in their order. */
export const stages: readonly string[] = Object.keys(asJsonObject(main.applicant.road)).filter(
  (state) => !['CO_DEED_REQ', 'MANUAL_DEED_SIGNING'].includes(state),
)

export const password = String(childObject(asJsonObject(main.applicant.registration), 'login-info').password)

/** A borrower who has come as far as a stage. */
export async function borrowerAt(
  url: string,
  effective: EffectiveJourney,
  stage: string,
  address: string,
): Promise<Person> {
  const client = new BorrowerClient(url, address)
  await driveApplication(client, effective, { road: main, until: stage })
  return lookedUp(client)
}

/** A borrower whose co-owner is to sign, and the co-owner before one of their steps. */
export async function coOwners(
  url: string,
  effective: EffectiveJourney,
  step: string,
  address: string,
): Promise<readonly Person[]> {
  const client = new BorrowerClient(url, address)
  let found: SignerClient | undefined
  const tellSigner = (signer: SignerClient, next: string) => {
    if (next !== step) return
    found = signer
    throw new DriveStopped('Far enough.')
  }
  await driveApplication(client, effective, { road: coOwned, tellSigner }).catch((error: unknown) => {
    if (found === undefined) throw error
  })
  return found === undefined ? [] : [await lookedUp(client), await lookedUp(found)]
}

const coOwnerSteps = Object.values(asJsonObject(main.applicant.road))
  .flatMap((steps) => (Array.isArray(steps) ? steps : []))
  .map((step) => childObject(asJsonObject(step), 'coOwner').steps)
  .find((steps) => steps !== undefined)

const uuidPattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** The person as they stand now: what a page would have read of them. */
export async function lookedUp(client: BorrowerClient): Promise<Person> {
  const heloc = await client.heloc()
  const profile = await client.profile()
  const state =
    client.applicationUuid === 'co-deed' ? 'co-deed' : String((await client.status()).checklistStatus)
  const uuids = [
    ...new Set(JSON.stringify([heloc, profile, client.applicationUuid]).match(uuidPattern) ?? []),
  ]
  const documents = (Array.isArray(heloc.documents) ? heloc.documents : []).map((one) =>
    String(asJsonObject(one).uuid),
  )
  const consents = await Promise.all(
    ['soft-credit', 'hard-credit', 'esign'].map((id) => client.disclosure(id)),
  )
  const hashes = consents.map(({ textHash }) => String(textHash))
  const steps = await stepsAt(client, state)
  return { client, email: await accountOf(client), state, uuids, documents, hashes, steps }
}

/** The address with which they sign in; that of the profile may be another by now. */
async function accountOf({ url, token }: BorrowerClient): Promise<string> {
  const path = '/identity-broker/customer/secure/api/v3/self/figureinfo'
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
  return String((await answer.json()).email)
}

/** What applicant.json sends at a state; nothing where it has no answer, or the answer cannot be filled in now. */
async function stepsAt(client: BorrowerClient, state: string): Promise<readonly Step[]> {
  const road = asJsonObject(main.applicant.road)
  const due = state === 'co-deed' ? coOwnerSteps : road[state]
  const steps: Step[] = []
  for (const step of Array.isArray(due) ? due : []) {
    const { post, values = {} } = asJsonObject(step)
    const body = await filled(values, client)
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

/** Answers with which somebody registers, with an address of their own. */
export const registrationAnswers = async (orgCode: string, client: BorrowerClient): Promise<JsonObject> => ({
  orgCode,
  ...asJsonObject(await fillValues(main.applicant.registration ?? {}, client)),
})

import { asJsonObject, childObject, type JsonObject, type TenantJourney } from '#source'
import { BorrowerClient } from '../../../tools/drive/borrower-client.ts'
import { driveApplication } from '../../../tools/drive/drive-application.ts'
import { DriveStopped } from '../../../tools/drive/drive-stopped.ts'
import { fillValues } from '../../../tools/drive/fill-values.ts'
import { loadRoad } from '../../../tools/drive/roads.ts'
import type { SignerClient } from '../../../tools/drive/signer-client.ts'
import { lookUp, type Person } from './look-up.ts'

const main = loadRoad('main')
const coOwned = loadRoad('co-owner')

/** States of the main road at which a borrower has something to do, in their order. */
export const stages: readonly string[] = Object.keys(asJsonObject(main.applicant.road)).filter(
  (state) => !['CO_DEED_REQ', 'MANUAL_DEED_SIGNING'].includes(state),
)

/** Steps of a co-owner, in their order. */
export const signerSteps: readonly string[] = ['acts/consent', 'acts/identity', 'acts/signature']

/** With which everybody of the road registers. */
export const passwords = {
  borrower: childObject(asJsonObject(main.applicant.registration), 'login-info').password ?? '',
  signer: 'another correct horse',
}

/** A borrower who has come as far as a stage. */
export async function borrowerAt(
  url: string,
  effective: TenantJourney,
  stage: string,
  address: string,
): Promise<Person> {
  const client = new BorrowerClient(url, address)
  await driveApplication(client, effective, { road: main, until: stage })
  return lookUp(client)
}

/** A borrower whose co-owner is to sign, and the co-owner before one of their steps. */
export async function coOwnersAt(
  url: string,
  effective: TenantJourney,
  step: string,
  address: string,
): Promise<readonly Person[]> {
  const client = new BorrowerClient(url, address)
  const found: SignerClient[] = []
  const tellSigner = (signer: SignerClient, next: string) => {
    if (next !== step) return
    found.push(signer)
    throw new DriveStopped('Far enough.')
  }
  await driveApplication(client, effective, { road: coOwned, tellSigner }).catch((error: unknown) => {
    if (found.length === 0) throw error
  })
  return Promise.all([client, ...found].map(lookUp))
}

/** Answers with which somebody registers, with an e-mail address of their own. */
export const registrationAnswers = async (orgCode: string, url: string): Promise<JsonObject> => ({
  orgCode,
  ...asJsonObject(await fillValues(main.applicant.registration ?? {}, new BorrowerClient(url))),
})

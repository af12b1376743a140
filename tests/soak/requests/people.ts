import { asJsonObject, childObject, type JsonObject, type TenantJourney } from '#source'
import { BorrowerClient } from '../../../product/drive/borrower-client.ts'
import { driveApplication } from '../../../product/drive/drive-application.ts'
import { DriveStopped } from '../../../product/drive/drive-stopped.ts'
import { fillValues } from '../../../product/drive/fill-values.ts'
import type { SignerClient } from '../../../product/drive/sign-as-co-owner.ts'
import { callingFrom, overHttp } from '../../../product/drive/transport.ts'
import { loadRoad } from '../../../tools/scenario/roads.ts'
import { statesOfRoad } from '../../support/http/road.ts'
import { lookUp, type SoakPerson } from './look-up.ts'

const main = loadRoad('main')
const coOwned = loadRoad('co-owner')

/** Server states of the main road in which a borrower has to act, in order. */
export const states: readonly string[] = statesOfRoad.filter((state) => state !== main.end)

/** Moves of a co-owner, in order. */
export const signerSteps: readonly string[] = ['acts/consent', 'acts/identity', 'acts/signature']

/** Passwords of the people of the road. */
export const passwords = {
  borrower: childObject(asJsonObject(main.applicant.registration), 'login-info').password ?? '',
  signer: childObject(main.applicant, 'coOwner').password ?? '',
}

/** Creates a borrower and drives them to a server state. */
export async function borrowerAt(
  url: string,
  effective: TenantJourney,
  state: string,
  address: string,
): Promise<SoakPerson> {
  const client = new BorrowerClient(callingFrom(address, overHttp(url)))
  await driveApplication(client, effective, { road: main, until: state })
  return lookUp(client)
}

/** Creates a borrower whose co-owner has to sign, and the co-owner before one of their steps. */
export async function coOwnersAt(
  url: string,
  effective: TenantJourney,
  step: string,
  address: string,
): Promise<readonly SoakPerson[]> {
  const client = new BorrowerClient(callingFrom(address, overHttp(url)))
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

/** Answers for a registration, with a new e-mail address. */
export const registrationAnswers = async (orgCode: string, url: string): Promise<JsonObject> => ({
  orgCode,
  ...asJsonObject(await fillValues(main.applicant.registration ?? {}, new BorrowerClient(overHttp(url)))),
})

import { asJsonObject, childObject, loadSource, type TenantJourney } from '#source'
import { DriveStopped } from '../../../product/drive/drive-stopped.ts'
import type { KeyRing } from '../../../server/secrets/key-ring.ts'
import type { Starts } from '../soak.ts'
import type { Company } from './company.ts'
import { lookUp, type SoakPerson, signing } from './look-up.ts'
import { borrowerAt, coOwnersAt, registrationAnswers, signerSteps, states } from './people.ts'
import { strangersOf } from './strangers.ts'

export interface RequestPlace extends Starts {
  readonly base: string
  /** Key with which the server signs its tokens. */
  readonly tokenKey: KeyRing
  readonly operatorKey: string
}

const source = loadSource()
const formSchema: Company['formSchema'] = (form) =>
  childObject(asJsonObject(source.files.get(`flows/forms/${form}.json`)?.value), 'schema')

let machines = 0
/** Address of a machine that has not called yet. */
function nextMachine(): string {
  machines += 1
  return `172.16.${machines >> 8}.${machines & 255}`
}

/** Creates borrowers in states of the road, and co-owners before their steps. */
export async function assemble(place: RequestPlace, effective: TenantJourney): Promise<Company> {
  const { base, tokenKey } = place
  const [borrowers, owners] = await Promise.all([
    Promise.all(place.states.map((state) => borrowerAt(base, effective, state, nextMachine()))),
    Promise.all(place.signerSteps.map((step) => coOwnersAt(base, effective, step, nextMachine()))),
  ])
  const people = [...borrowers, ...owners.flat()]
  const [first] = people
  if (first === undefined) throw new Error('Nobody has come.')
  const strangers = await strangersOf(tokenKey, first.client, await endedToken(place, effective))
  const { operatorKey } = place
  return { people, strangers, effective, formSchema, operatorKey, ...(await supplies(place, effective)) }
}

/** Token of a borrower who registered only for this session. */
async function visitor({ base }: RequestPlace, effective: TenantJourney): Promise<string> {
  const { client } = await borrowerAt(base, effective, states[0] ?? '', nextMachine())
  return client.token ?? ''
}

/** Token whose session was ended by a logout. */
async function endedToken(place: RequestPlace, effective: TenantJourney): Promise<string> {
  const token = await visitor(place, effective)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const path = '/identity-broker/customer/secure/api/v3/logout'
  const answer = await fetch(place.base + path, { method: 'POST', headers, body: '{}' })
  if (!answer.ok) throw new Error(`Signing out was answered ${answer.status}: ${await answer.text()}`)
  return token
}

/** Creates data that requests use up: sessions to end, and answers for registrations. */
async function supplies(place: RequestPlace, effective: TenantJourney) {
  const answers = [0, 1, 2].map(() => registrationAnswers(effective.tenant.code, place.base))
  return { spares: [await visitor(place, effective)], registrations: await Promise.all(answers) }
}

/**
 * Updates the company after requests were sent. A person who has nothing left to do, or was signed out, is replaced by
 * a new one.
 */
export async function moveOn(place: RequestPlace, company: Company, turn: number): Promise<Company> {
  const { effective } = company
  const people: SoakPerson[] = []
  for (const person of company.people) {
    const now = await lookUp(person.client).catch(stopped)
    const isBusy = now !== undefined && (now.state === signing || states.includes(now.state))
    people.push(isBusy ? now : await successorOf(place, effective, person, turn + people.length))
  }
  return { ...company, people, ...(await supplies(place, effective)) }
}

function stopped(error: unknown): undefined {
  if (!(error instanceof DriveStopped)) throw error
}

async function successorOf(
  { base }: RequestPlace,
  effective: TenantJourney,
  { state }: SoakPerson,
  turn: number,
): Promise<SoakPerson> {
  if (state !== signing) return borrowerAt(base, effective, states[turn % states.length] ?? '', nextMachine())
  const step = signerSteps[turn % signerSteps.length] ?? ''
  const [, signer] = await coOwnersAt(base, effective, step, nextMachine())
  if (signer === undefined) throw new Error('No co-owner has come.')
  return signer
}

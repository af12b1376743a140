import { asJsonObject, childObject, type EffectiveJourney, loadSource } from '#source'
import { DriveStopped } from '../../../tools/drive/drive-stopped.ts'
import type { Starts } from '../soak.ts'
import type { Company } from './company.ts'
import { lookUp, type Person, signing } from './look-up.ts'
import { borrowerAt, coOwnersAt, passwords, registrationAnswers, signerSteps, stages } from './people.ts'
import { type Account, endedToken, signIn } from './sign-in.ts'
import { strangersOf } from './strangers.ts'

export interface Place extends Starts {
  readonly base: string
  /** With which the server signs its tokens. */
  readonly tokenKey: Uint8Array
}

const source = loadSource()
const formSchema: Company['formSchema'] = (form) =>
  childObject(asJsonObject(source.files.get(`flows/forms/${form}.json`)?.value), 'schema')

let machines = 0
/** The address of a machine from which nobody has called yet. */
function nextMachine(): string {
  machines += 1
  return `172.16.${machines >> 8}.${machines & 255}`
}

/** Borrowers at stages of the road, and co-owners before their steps. */
export async function assemble(place: Place, effective: EffectiveJourney): Promise<Company> {
  const { base } = place
  const [borrowers, owners] = await Promise.all([
    Promise.all(place.stages.map((stage) => borrowerAt(base, effective, stage, nextMachine()))),
    Promise.all(place.signerSteps.map((step) => coOwnersAt(base, effective, step, nextMachine()))),
  ])
  const [first] = borrowers
  if (first === undefined) throw new Error('Nobody has come.')
  const strangers = await strangersOf(
    place.tokenKey,
    first,
    await endedToken(base, accountOf(effective, first), nextMachine()),
  )
  const people = [...borrowers, ...owners.flat()]
  return { people, strangers, effective, formSchema, ...(await supplies(base, effective, first)) }
}

const accountOf = ({ tenant }: EffectiveJourney, { email, state }: Person): Account => ({
  orgCode: tenant.code,
  email,
  password: state === signing ? passwords.signer : passwords.borrower,
})

/** What is used up as requests are made of it. */
async function supplies(base: string, effective: EffectiveJourney, person: Person) {
  const spares = [0, 1].map(() => signIn(base, accountOf(effective, person), nextMachine()))
  const answers = [0, 1, 2].map(() => registrationAnswers(effective.tenant.code, person.client))
  return { spares: await Promise.all(spares), registrations: await Promise.all(answers) }
}

/** The company as it stands after what was sent: whoever has nothing left to do is followed by somebody new. */
export async function moveOn(place: Place, company: Company, turn: number): Promise<Company> {
  const { effective } = company
  const people: Person[] = []
  for (const person of company.people) {
    const now = await lookUpAgain(place, effective, person)
    people.push(now ?? (await successorOf(place, effective, person, turn + people.length)))
  }
  const [first = company.people[0]] = people.filter(({ state }) => state !== signing)
  return first === undefined
    ? company
    : { ...company, people, ...(await supplies(place.base, effective, first)) }
}

/** Whoever was signed out signs in again; undefined for those who have nothing left to do, or nothing to sign any more. */
async function lookUpAgain({ base }: Place, effective: EffectiveJourney, person: Person) {
  const { client } = person
  if ((await client.profile().catch(stopped)) === undefined)
    client.token = await signIn(base, accountOf(effective, person), nextMachine())
  const now = await lookUp(client).catch(stopped)
  return now !== undefined && (now.state === signing || stages.includes(now.state)) ? now : undefined
}

function stopped(error: unknown): undefined {
  if (!(error instanceof DriveStopped)) throw error
}

async function successorOf({ base }: Place, effective: EffectiveJourney, { state }: Person, turn: number) {
  if (state !== signing) return borrowerAt(base, effective, stages[turn % stages.length] ?? '', nextMachine())
  const [, signer] = await coOwnersAt(
    base,
    effective,
    signerSteps[turn % signerSteps.length] ?? '',
    nextMachine(),
  )
  if (signer === undefined) throw new Error('No co-owner has come.')
  return signer
}

import { asJsonObject, childObject, type EffectiveJourney, loadSource } from '#source'
import { DriveStopped } from '../../tools/drive/drive-stopped.ts'
import type { Company } from './company.ts'
import { borrowerAt, coOwners, lookedUp, type Person, registrationAnswers, stages } from './people.ts'
import { endedToken, signIn } from './sign-in.ts'
import { strangersOf } from './strangers.ts'

export interface Place {
  readonly base: string
  /** With which the server signs its tokens. */
  readonly tokenKey: Uint8Array
}

const source = loadSource()
const formSchema: Company['formSchema'] = (form) =>
  childObject(asJsonObject(source.files.get(`flows/forms/${form}.json`)?.value), 'schema')

/** Addresses of machines of which each seems to belong to one of the company. */
let machines = 0
const nextMachine = () => {
  machines += 1
  return `172.16.${machines >> 8}.${machines & 255}`
}

/** A borrower at every stage of the road, and co-owners before each of their steps. */
export async function assemble(place: Place, effective: EffectiveJourney): Promise<Company> {
  const { base } = place
  const [borrowers, owners] = await Promise.all([
    Promise.all(stages.map((stage) => borrowerAt(base, effective, stage, nextMachine()))),
    Promise.all(signerSteps.map((step) => coOwners(base, effective, step, nextMachine()))),
  ])
  const people = [...borrowers, ...owners.flat()]
  const [first] = people
  if (first === undefined) throw new Error('Nobody has come.')
  const ended = await endedToken(base, effective.tenant.code, first.email, nextMachine())
  const strangers = await strangersOf(place.tokenKey, first, ended)
  return { people, strangers, effective, formSchema, ...(await supplies(base, effective, first)) }
}

const signerSteps = ['acts/consent', 'acts/identity', 'acts/signature']

/** What is used up as requests are made of it. */
async function supplies(base: string, { tenant }: EffectiveJourney, person: Person) {
  const spares = [0, 1].map(() => signIn(base, tenant.code, person.email, nextMachine()))
  const answers = [0, 1, 2].map(() => registrationAnswers(tenant.code, person.client))
  return { spares: await Promise.all(spares), registrations: await Promise.all(answers) }
}

/** The company as it stands after what was sent: whoever has nothing left to do is followed by somebody new. */
export async function moveOn(place: Place, company: Company, turn: number): Promise<Company> {
  const { effective } = company
  const people: Person[] = []
  for (const person of company.people) {
    const now = await lookedUpAgain(place, effective, person)
    const isBusy = now !== undefined && (now.state === 'co-deed' || stages.includes(now.state))
    people.push(
      isBusy ? now : await borrowerAt(place.base, effective, stageOf(turn + people.length), nextMachine()),
    )
  }
  const [first] = people
  return first === undefined
    ? company
    : { ...company, people, ...(await supplies(place.base, effective, first)) }
}

const stageOf = (turn: number): string => stages[turn % stages.length] ?? ''

/** Whoever was signed out signs in again; undefined for an application that cannot be read any more. */
async function lookedUpAgain({ base }: Place, { tenant }: EffectiveJourney, person: Person) {
  const { client, email } = person
  try {
    return await lookedUp(client)
  } catch (error) {
    if (!(error instanceof DriveStopped)) throw error
    client.token = await signIn(base, tenant.code, email, nextMachine())
    return lookedUp(client).catch(() => undefined)
  }
}

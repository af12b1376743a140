import { answerAt, type Context, isRecord, type Journey } from '#engine'
import type { Heloc, Profile } from '#generated/domain'

const facts = ['name', 'birthdate', 'property-info', 'income-info'] as const

/** Question of registration whose answer can be changed; its form is `register/{fact}`. */
export type Fact = (typeof facts)[number]

export const isFact = (value: string): value is Fact => facts.some((fact) => fact === value)

interface Known {
  readonly profile: Profile
  readonly heloc: Heloc
  readonly context: Context
}

/** Returns the current answers by field: those stored by code, and the kept answers of the form. */
export function presentAnswers({ source }: Journey, { profile, heloc, context }: Known, fact: Fact) {
  const { firstName, middleName, lastName, suffix } = profile.name ?? {}
  const { address = {}, occupancy } = heloc.property ?? {}
  const { street1, street2, city, state, zip } = address
  const { employmentType, annualIncome } = heloc.incomeSources?.[0] ?? {}
  const known = {
    name: { firstName, middleName, lastName, suffix },
    birthdate: { dob: profile.dob },
    'property-info': { address: given({ street1, street2, city, state, zip }), occupancy },
    'income-info': { employmentType, annualIncome },
  }
  const kept = Object.entries(source.answers ?? {}).flatMap(([path, { form, name }]) =>
    form === `register/${fact}` ? [[name, answerAt(path, context)] as const] : [],
  )
  return given({ ...known[fact], ...Object.fromEntries(kept) })
}

/** Whether answers say what the present ones do; an empty one says nothing. */
export function saysTheSame(answer: unknown, present: unknown): boolean {
  if (!isRecord(answer) || !isRecord(present)) return (answer || undefined) === (present || undefined)
  return Object.keys({ ...answer, ...present }).every((name) => saysTheSame(answer[name], present[name]))
}

const given = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

import type { FormValues } from '#generated/forms'
import { answersOf } from '#product'
import { attempt } from '../kit/storage/attempt.ts'
import { findStored, saveStored } from './browser-store.ts'

/** Answers to an estimate, in dollars. They stay in the tab and are never sent. */
export type Estimate = FormValues['estimate']

const { names } = answersOf('estimate', 'homeValue', 'owed', 'amount')

export const saveEstimate = (answers: Estimate): void => saveStored('estimate', JSON.stringify(answers))

/** Returns the answers that this tab keeps, as far as they are amounts. */
export const findEstimate = (): Partial<Estimate> =>
  amountsIn(attempt(() => JSON.parse(findStored('estimate') ?? '{}')) ?? {})

/** Returns the answers in the fragment of a link from the lender's site: `#homeValue=500000&owed=210000&amount=60000`. */
export const linkedEstimate = (hash: string): Partial<Estimate> =>
  amountsIn(Object.fromEntries(new URLSearchParams(hash.replace('#', ''))))

function amountsIn(values: Readonly<Record<string, unknown>>): Partial<Estimate> {
  const known = names.map((name) => [name, Number(values[name] ?? Number.NaN)] as const)
  return Object.fromEntries(known.filter(([, amount]) => amount >= 0 && Number.isFinite(amount)))
}

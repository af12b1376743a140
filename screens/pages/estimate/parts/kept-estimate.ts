import type { FormValues } from '#generated/forms'
import { answersOf } from '#product'
import { findStored, saveStored } from '../../../storage/browser-store.ts'

/** Answers to an estimate, in dollars. They are never sent. */
export type Estimate = FormValues['estimate']

const { names } = answersOf('estimate', 'homeValue', 'owed', 'amount')

/** Keeps the answers in the tab, in the form of a link; product/select reads the amount. */
export const saveEstimate = (answers: Estimate): void =>
  saveStored('estimate', names.map((name) => `${name}=${answers[name]}`).join('&'))

/**
 * Returns the answers in the fragment of a link from the lender's site, `#homeValue=500000&owed=210000&amount=60000`, otherwise
 * those that the tab keeps. What is no amount in digits is left out, and asked: `85.000` may be 85 or 85,000.
 */
export function knownEstimate(fragment: string): Partial<Estimate> {
  const values = new URLSearchParams(fragment.replace('#', '') || findStored('estimate'))
  const known = names.map((name) => [name, values.get(name) ?? ''] as const)
  const amounts = known.filter(([, value]) => /^\d{1,12}(\.\d\d?)?$/.test(value))
  return Object.fromEntries(amounts.map(([name, value]) => [name, Number(value)]))
}

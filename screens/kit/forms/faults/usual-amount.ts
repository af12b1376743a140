import type { LimitsSource } from '#engine'
import type { JourneyValue } from '../../journey/journey-context.ts'
import type { FormField } from '../form-module.ts'
import type { Values } from '../shown-fields.ts'

/** Name of the value in which a field keeps the unusual amount that was confirmed as right. */
export const confirmedName = (name: string): string => `${name}:usual`

/** Whether an answer is an amount that people hardly ever mean, beside these answers. */
export function isUnusual(
  { usual }: Pick<FormField, 'usual'>,
  amount: unknown,
  answers: Values,
  { journey }: JourneyValue,
): amount is number {
  if (usual === undefined || typeof amount !== 'number') return false
  const isNoneMeant = Object.entries(usual.noneWith ?? {}).some(([name, values]) =>
    values.some((value) => value === answers[name]),
  )
  if (amount === 0 && isNoneMeant) return false
  const { limits }: LimitsSource = journey.source.limits
  const centsAt = (figure: string): number => {
    const [group = '', key = ''] = figure.split('.')
    const cents = limits[group]?.[key]
    if (cents === undefined) throw new Error(`No limit '${figure}'.`)
    return cents
  }
  return amount * 100 < centsAt(usual.least) || amount * 100 > centsAt(usual.most)
}

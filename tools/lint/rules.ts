import * as checked from '#generated/rules'
import { rulesOfReading } from './found-while-reading.ts'
import type { Rule } from './rule.ts'

/** Rules in the order of their ids. */
export const rules: readonly Rule[] = [...rulesOfReading, ...Object.values(checked)].toSorted((a, b) =>
  a.id < b.id ? -1 : 1,
)

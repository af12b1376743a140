import * as checked from '#generated/rules'
import { rulesOfReading } from './found-while-reading.ts'
import type { Rule } from './rule.ts'

/** Every rule, by id. */
export const rules: readonly Rule[] = [...rulesOfReading, ...Object.values(checked)].toSorted((a, b) =>
  a.id < b.id ? -1 : 1,
)

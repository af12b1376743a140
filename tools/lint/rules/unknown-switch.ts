import { childObject, type JsonObject, nearestHint, pointerTo } from '#source'
import { type ProductCode, productCode } from '../product-code/product-code.ts'
import type { Rule, RuleFault } from '../rule.ts'

export const unknownSwitch: Rule = {
  id: 'unknown-switch',
  why: 'A switch that no code reads has no effect: the lender believes that something is off, or on, although it is not.',
  check: ({ source, settings, reportSetting }) => {
    // Code of the product, the same for all lenders.
    const code = productCode({ source, tenant: undefined })
    if (code === undefined || settings === undefined) return []
    return switchesIn(settings.value)
      .filter(({ name }) => !code.switches.has(name) && !code.words.has(name))
      .map((found) => reportSetting(fault(found, code)))
  },
}

interface Switch {
  readonly pointer: string
  readonly name: string
}

const switchesIn = (settings: JsonObject): readonly Switch[] =>
  [['features'], ['org', 'orgMetaData', 'companyInfo', 'publicFeatureToggles']].flatMap((steps) => {
    const below = steps.reduce((value, step) => childObject(value, step), settings)
    return Object.keys(below).map((name) => ({ pointer: pointerTo(...steps, name), name }))
  })

const fault = ({ pointer, name }: Switch, code: ProductCode): RuleFault => ({
  pointer,
  what: 'key',
  message: `Nothing asks whether "${name}" is on.`,
  ...nearestHint(name, [...code.switches]),
})

import { childObject, type JsonObject, nearestHint, pointerTo, type Source, settingsByTenant } from '#source'
import { type ProductCode, productCode } from '../product-code/product-code.ts'
import type { Rule, RuleFault } from '../rule.ts'

export const unknownSwitch: Rule = {
  id: 'unknown-switch',
  why: 'A switch that no code reads has no effect: the lender believes that something is off, or on, although it is not.',
  check: ({ source, settings, reportSetting }) => {
    // Code of the product, the same for all lenders.
    const code = productCode({ source, tenant: undefined })
    if (code === undefined || settings === undefined) return []
    const departments = Object.keys(childObject(settings.value, 'hours'))
    return [
      ...switchesIn(settings.value)
        .filter(({ name }) => !code.switches.has(name) && !code.words.has(name))
        .map((found) => fault(found, code)),
      ...departments.filter((name) => !code.words.has(name)).map((name) => unasked(name, source, code)),
    ].map(reportSetting)
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

/** Fault of a department whose opening hours nobody asks for. */
const unasked = (name: string, source: Source, { words }: ProductCode): RuleFault => ({
  pointer: pointerTo('hours', name),
  what: 'key',
  message: `Nothing asks when "${name}" is open.`,
  ...nearestHint(
    name,
    departmentsOf(source).filter((each) => words.has(each)),
  ),
})

const departmentsOf = (source: Source): readonly string[] =>
  [...settingsByTenant(source).values()].flatMap((settings) => Object.keys(childObject(settings, 'hours')))

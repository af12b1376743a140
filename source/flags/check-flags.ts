import { memoize } from '#engine'
import type { FlagDefinition, FlagsSource } from '#generated/dsl'
import type { Fault } from '../findings/fault.ts'
import { nearestHint } from '../findings/nearest-hint.ts'
import { pointerTo } from '../json/json-pointer.ts'
import { namedVariants, sharesIn } from './named-variants.ts'

/** Faults of flags that cannot be evaluated as written; cached, because most lenders share the flags of the base. */
export const checkFlags = memoize(({ flags }: FlagsSource): readonly Fault[] =>
  Object.entries(flags).flatMap(([key, flag]) =>
    faultsOf(key, flag).map((fault) => ({
      ...fault,
      pointer: pointerTo('flags', 'flags', key) + fault.pointer,
    })),
  ),
)

const faultsOf = (key: string, flag: FlagDefinition): readonly Fault[] => [
  ...unknownVariants(key, flag),
  ...wrongShares(key, flag),
  ...severalVariations(key, flag),
  ...mixedVariants(key, flag),
  ...sameVariants(key, flag),
  ...sameShares(key, flag),
  ...sameBranches(key, flag),
]

const unknownVariants = (key: string, flag: FlagDefinition): readonly Fault[] =>
  namedVariants(flag)
    .filter(({ name }) => !Object.hasOwn(flag.variants, name))
    .map(({ pointer, name }) => ({
      rule: 'flag-variant',
      pointer,
      message: `The flag "${key}" has no variant "${name}".`,
      ...nearestHint(name, Object.keys(flag.variants)),
    }))

const wrongShares = (key: string, flag: FlagDefinition): readonly Fault[] =>
  sharesIn(flag).flatMap(({ pointer, shares }) => {
    const total = shares.reduce((sum, { percent }) => sum + percent, 0)
    if (total === 100) return []
    const message = `The shares of the flag "${key}" add up to ${total}, not to 100.`
    return [{ rule: 'flag-shares', pointer, message }]
  })

/** Fault of an experiment that tries more than one variant: an assignment keeps only whether somebody is in the variation. */
function severalVariations(key: string, flag: FlagDefinition): readonly Fault[] {
  const [first] = sharesIn(flag)
  const tried = sharesIn(flag).flatMap(({ shares }) => shares.map(({ variant }) => variant))
  const variations = [...new Set(tried)].filter((variant) => variant !== 'off')
  if (first === undefined || variations.length < 2) return []
  const message = `The experiment "${key}" tries ${variations.join(' and ')}; it can try one variant beside "off".`
  return [{ rule: 'flag-shares', pointer: first.pointer, message, hint: 'Make a flag of each.' }]
}

/**
 * Fault of a flag whose variants are partly booleans and partly objects: a flag service outside could not enforce one
 * type for them.
 */
function mixedVariants(key: string, { variants }: FlagDefinition): readonly Fault[] {
  const kinds = new Set(Object.values(variants).map((value) => typeof value))
  if (kinds.size < 2) return []
  const message = `Some variants of the flag "${key}" are true or false, and others are objects.`
  return [{ rule: 'flag-variant', pointer: '/variants', message, what: 'key' }]
}

/** Faults of a switch whose `off` is true, or of which two variants are the same: nothing could tell them apart. */
function sameVariants(key: string, { variants }: FlagDefinition): readonly Fault[] {
  if (variants.off === true)
    return [
      {
        rule: 'flag-variant',
        pointer: '/variants/off',
        message: `"off" of the flag "${key}" is true: whoever switches it off would switch it on.`,
        hint: 'Say false here, and true of the others.',
      },
    ]
  const [first, other] = Object.keys(variants).filter((name) => variants[name] === true)
  if (first === undefined || other === undefined) return []
  const message = `The variants "${first}" and "${other}" of the flag "${key}" are both true: whoever gets one sees what the other shows.`
  return [{ rule: 'flag-variant', pointer: pointerTo('variants', other), message, what: 'key' }]
}

/** Fault of shares of which two are of one variant. */
const sameShares = (key: string, flag: FlagDefinition): readonly Fault[] =>
  sharesIn(flag).flatMap(({ pointer, shares }) => {
    const names = shares.map(({ variant }) => variant)
    const index = names.findIndex((name, at) => names.indexOf(name) < at)
    if (index === -1) return []
    const message = `The flag "${key}" gives two shares to "${names[index]}": nobody would get anything else by them.`
    return [
      {
        rule: 'flag-shares',
        pointer: pointer + pointerTo(index, 0),
        message,
        hint: 'Name the other variant, or add the two up.',
      },
    ]
  })

/** Fault of a condition whose two sides say the same. */
function sameBranches(key: string, { targeting }: FlagDefinition): readonly Fault[] {
  if (typeof targeting !== 'object' || !('if' in targeting)) return []
  if (JSON.stringify(targeting.if[1]) !== JSON.stringify(targeting.if[2])) return []
  const message = `The condition of the flag "${key}" changes nothing: both sides say the same.`
  const hint = 'Say without a condition what everybody gets, or correct one side.'
  return [{ rule: 'flag-variant', pointer: '/targeting/if', message, hint, what: 'key' }]
}

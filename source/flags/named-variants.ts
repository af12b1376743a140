import type { FlagDefinition, FlagTargeting } from '#generated/dsl'
import { pointerTo } from '../json/json-pointer.ts'

/** Variant that a flag names, with its pointer within the flag. */
export interface NamedVariant {
  readonly pointer: string
  readonly name: string
}

/** Shares among which a flag divides people, with their pointer within the flag. */
export interface Shares {
  readonly pointer: string
  readonly shares: readonly { readonly variant: string; readonly percent: number }[]
}

/** Variants that a flag names as its default and in its targeting. */
export const namedVariants = ({ defaultVariant, targeting }: FlagDefinition): readonly NamedVariant[] => [
  { pointer: '/defaultVariant', name: defaultVariant },
  ...leavesOf(targeting, '/targeting').flatMap(({ pointer, leaf }) =>
    typeof leaf === 'string'
      ? [{ pointer, name: leaf }]
      : sharesOf(leaf).map(({ variant }, index) => ({
          pointer: pointer + pointerTo('fractional', index, 0),
          name: variant,
        })),
  ),
]

/** Shares in the targeting of a flag; a flag with any is an experiment. */
export const sharesIn = ({ targeting }: Pick<FlagDefinition, 'targeting'>): readonly Shares[] =>
  leavesOf(targeting, '/targeting').flatMap(({ pointer, leaf }) =>
    typeof leaf === 'string' ? [] : [{ pointer: `${pointer}/fractional`, shares: sharesOf(leaf) }],
  )

type Leaf = Exclude<FlagTargeting, { readonly if: unknown }>
type Fractional = Exclude<Leaf, string>

const leavesOf = (
  targeting: FlagTargeting | undefined,
  pointer: string,
): readonly { readonly pointer: string; readonly leaf: Leaf }[] => {
  if (targeting === undefined) return []
  if (typeof targeting === 'string' || 'fractional' in targeting) return [{ pointer, leaf: targeting }]
  return [1, 2].flatMap((index) =>
    // The schema says that these two are targetings; its type does not distinguish the places of a list.
    leavesOf(targeting.if[index] as FlagTargeting | undefined, `${pointer}/if/${index}`),
  )
}

const sharesOf = ({ fractional }: Fractional): Shares['shares'] =>
  fractional.map(([variant, percent]) => ({ variant: String(variant), percent: Number(percent) }))

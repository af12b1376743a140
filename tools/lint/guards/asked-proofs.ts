import type { ProcessSource } from '#engine'
import type { EffectSource, Proof, SubmissionSource } from '#generated/dsl'
import type { Project } from '#source'

/** Proofs that a submission or a guard declares. */
export type Declared = Pick<SubmissionSource, 'proof' | 'proofToChange'>

/** Proof that the schema of a field asks for and that is not declared, or only a weaker one. */
export interface Shortfall {
  readonly key: keyof Declared
  readonly proof: Proof
  readonly field: string
}

const strength: readonly (Proof | undefined)[] = [undefined, 'recent', 'anew']

/** Whether a proof counts for the one that is wanted. */
export const isEnough = (given: Proof | undefined, wanted: Proof): boolean =>
  strength.indexOf(given) >= strength.indexOf(wanted)

const strongest = (proofs: readonly (Proof | undefined)[]): Proof | undefined =>
  strength.findLast((proof) => proofs.includes(proof))

/** Fields that an event of the process sets. */
export const setByEvent = ({ effects = {} }: ProcessSource, event: string): readonly EffectSource[] =>
  [effects[event] ?? []].flat().flatMap(({ sets = [] }) => sets)

/** Compares what some effects ask for with what is declared. */
export function shortfalls(
  project: Project,
  effects: readonly EffectSource[],
  { proof, proofToChange }: Declared,
): readonly Shortfall[] {
  // What asks for a proof of everybody asks whoever changes something too.
  const given = { proof, proofToChange: strongest([proof, proofToChange]) }
  return (['proof', 'proofToChange'] as const).flatMap((key) => {
    const asked = effects.map((effect) => ({
      field: fieldOf(effect),
      proof: proofAsked(project, key, effect),
    }))
    const most = strongest(asked.map((one) => one.proof))
    const field = asked.find((one) => one.proof === most)?.field
    return most === undefined || field === undefined || isEnough(given[key], most)
      ? []
      : [{ key, proof: most, field }]
  })
}

/** Proof asked of a person who sets a field, or any of the values that an effect names. */
function proofAsked({ proofs }: Project, key: keyof Declared, effect: EffectSource): Proof | undefined {
  const mark = proofs[fieldOf(effect)]?.[key]
  if (mark === undefined || typeof mark === 'string') return mark
  return strongest((valuesOf(effect) ?? Object.keys(mark)).map((value) => mark[String(value)]))
}

export const fieldOf = (effect: EffectSource): string => (typeof effect === 'string' ? effect : effect.field)

/** Values that an effect names. Undefined if it may set any. */
export const valuesOf = (effect: EffectSource) =>
  typeof effect === 'string' ? undefined : (effect.in ?? effect.includesAny)

export const wordsOf = ({ key, proof, field }: Shortfall): string =>
  `${field}, for which its schema wants \`"${key}": "${proof}"\``

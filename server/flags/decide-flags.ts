import type { FlagDecision, FlagsResponse } from '#generated/api'
import type { Services } from '../services.ts'
import { type EvaluatedFlag, isOn, off } from './evaluate-flag.ts'
import { evaluateFor, type FlagQuestion } from './evaluate-for.ts'
import { isExperiment, variationOf } from './experiment.ts'

/** Decides a flag of a lender, with its variables. An unknown flag is off. */
export async function decideFlag(
  services: Services,
  question: FlagQuestion,
  key: string,
): Promise<FlagDecision> {
  const { flags } = question.tenant.effective.source.flags
  if (!Object.hasOwn(flags, key)) return toDecision(off)
  const found = await evaluateFor(services, question, [key])
  return toDecision(found.get(key) ?? off)
}

/** Decides every flag and returns those that are on, with their variables, and the variation of each experiment. */
export async function decideFlags(services: Services, question: FlagQuestion): Promise<FlagsResponse> {
  const { flags } = question.tenant.effective.source.flags
  const found = [...(await evaluateFor(services, question, Object.keys(flags).sort()))]
  const on = found
    .map(([key, flag]) => ({ key, ...toDecision(flag) }))
    .filter(({ flagEnabled }) => flagEnabled)
  const variables = on.flatMap((one) =>
    Object.keys(one.variables).length === 0 ? [] : [[one.key, one.variables] as const],
  )
  const experiments = found.flatMap(([key, flag]) =>
    isExperiment(flags[key]) ? [[key, variationOf(flag)] as const] : [],
  )
  return {
    features: on.map(({ key }) => key),
    ...(variables.length > 0 && { variables: Object.fromEntries(variables) }),
    ...(experiments.length > 0 && { experiments: Object.fromEntries(experiments) }),
  }
}

/** Converts a flag to the response. Lists become JSON text (core specification 3). */
function toDecision(flag: EvaluatedFlag): FlagDecision {
  const { value } = flag
  const variables = typeof value === 'boolean' ? [] : Object.entries(value)
  const texts = variables.map(([name, one]) => [name, Array.isArray(one) ? JSON.stringify(one) : one])
  return { flagEnabled: isOn(flag), variables: Object.fromEntries(texts) }
}

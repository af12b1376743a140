import type { JsonFile, JsonObject } from '#source'

/** Steps of one applicant, with the pages expected at each: `schemas/dsl/scenario.schema.json`. */
export interface Scenario {
  readonly file: JsonFile
  readonly title: string
  /** `*` for every lender; undefined for the default one. */
  readonly tenant: string | undefined
  readonly who: JsonObject
  readonly steps: readonly ScenarioStep[]
}

export interface ScenarioStep {
  readonly submit?: string
  readonly event?: string
  readonly at?: string
  readonly with?: JsonObject
  readonly to?: string
  readonly refused?: true
  readonly page?: string
  readonly rests?: string
  readonly open?: readonly string[]
  readonly closed?: readonly string[]
}

/** Statement in a scenario that does not hold. */
export interface Problem {
  /** Pointer within the scenario's file. */
  readonly pointer: string
  readonly message: string
  readonly what?: 'key'
}

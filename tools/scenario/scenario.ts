import type { JsonFile, JsonObject } from '#source'

/** What one applicant lives through, and what they are shown: `schemas/dsl/scenario.schema.json`. */
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

/** Something in a scenario that is not so. */
export interface Problem {
  /** Within the scenario's file. */
  readonly pointer: string
  readonly message: string
  readonly what?: 'key'
}

import type { Json, JsonObject, Witness } from '#source'
import type { ScenarioStep } from '../../tools/scenario/scenario.ts'
import type { PageWhy } from '../../tools/why/page-why.ts'

/** Scenario whose steps a walk may begin with. */
export interface WalkScenario extends WalkRequest {
  readonly file: string
  readonly title: string
}

export interface WalkRequest {
  /** `*` for any lender, in a scenario. */
  readonly lender: string
  readonly who: JsonObject
  readonly steps: readonly ScenarioStep[]
}

/** Asks for the road to a fault. */
export interface RoadRequest {
  /** The first one if left out. */
  readonly lender?: string
  readonly witness: Witness
}

export interface WalkScenarios {
  readonly scenarios: readonly WalkScenario[]
  /** Path of the schema that a recorded walk names. */
  readonly schema: string
}

/** Where an applicant stands after the steps of a walk. */
export interface WalkView {
  readonly passed: readonly WalkPlace[]
  readonly now: WalkPlace
  readonly why: PageWhy
  readonly next: readonly WalkChoice[]
  readonly context: Json
  /** Changes by the last step. */
  readonly changed: readonly {
    readonly field: string
    readonly before?: Json
    readonly after?: Json
  }[]
  readonly states: readonly string[]
  /** Person or machine that is waited for before the job of the present state answers. */
  readonly pace?: string
  /** Facts that may become known here without an event. */
  readonly meanwhile: readonly WalkQuestion[]
  /** Reason why the walk stops, or is not as its steps say. */
  readonly problems: readonly string[]
}

/** Place to which a step led; the first is the beginning. */
export interface WalkPlace {
  readonly state: string
  readonly page: string
  readonly title: string
}

/** Step that may come next. */
export interface WalkChoice {
  readonly event: string
  /** Submission of the applicant, if they send one. */
  readonly submit?: string
  /** Job that answers with it. */
  readonly job?: string
  readonly to?: string
  /** Ways that it may lead, each with its condition in words. */
  readonly ways: readonly { readonly to: string; readonly when?: string }[]
  /** Why it cannot happen now. */
  readonly refused?: string
  /** Answers that may be given along. */
  readonly questions: readonly WalkQuestion[]
}

/** Fact that may be said with a step. */
export interface WalkQuestion {
  readonly field: string
  /** Question of the form that asks for it, or the words of the field. */
  readonly label: string
  readonly type: 'string' | 'number' | 'boolean'
  readonly values?: readonly Json[]
  /** Whether the form of the step asks for it. */
  readonly isAsked: boolean
}

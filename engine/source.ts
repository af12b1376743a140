import type {
  ClientMachineSource,
  ClientStateSource,
  ConditionsSource,
  DisclosuresSource,
  FieldSource,
  LimitsSource,
  PagesSource,
  PredicateSource,
  PredicatesSource,
  ProcessStateSource,
  ProgressSource,
  RegistrationSource,
  Scalar,
  ServerStatesSource,
  TransitionSource,
} from '#generated/dsl'
import type { Message } from './messages/message.ts'

/** Shape of each file of flows/, generated from its schema. */
export type * from '#generated/dsl'

/** Variant of a choice: the first whose `when` holds applies; the last has none. */
export type Variant<Key extends string> = { readonly when?: PredicateSource } & {
  readonly [K in Key]: string
}

export type Choice<Key extends string> = string | readonly Variant<Key>[]

/** State of `flows/journey.json` or `flows/process.json`. */
export type StateSource = ClientStateSource & ProcessStateSource

/** Common part of `flows/journey.json` and the machine of `flows/process.json`. */
export interface MachineSource
  extends Partial<Pick<ClientMachineSource, 'requires' | 'fallbackPage' | 'triggerOrder'>> {
  readonly initial: string
  readonly states: Readonly<Record<string, StateSource>>
  readonly transitions: Readonly<Record<string, TransitionSource>>
}

/**
 * Effective flow files of a tenant, each with the structure it has in `flows/` (`server-states.json` is
 * `serverStates`), copy pre-parsed.
 */
export interface JourneySource {
  readonly predicates: PredicatesSource
  readonly journey: MachineSource
  readonly serverStates: ServerStatesSource
  /** Lacks `external` in a browser. */
  readonly pages: PagesSource
  readonly registration: RegistrationSource
  readonly progress: ProgressSource
  readonly limits: LimitsSource
  /** Read by the screens, not by the engine. */
  readonly disclosures?: DisclosuresSource
  readonly conditions?: ConditionsSource
  /** Answers that forms store without code, by path: `loan.answers.petName`. The engine does not read them. */
  readonly answers?: Readonly<Record<string, AnswerSource>>
  /** Messages of `flows/copy`, by full key. */
  readonly copy: Readonly<Record<string, Message>>
}

/** Answer that a form of flows/forms stores without code: its question and its allowed values. */
export interface AnswerSource extends Pick<FieldSource, 'label' | 'class' | 'options' | 'summary'> {
  readonly form: string
  /** Name of the field. */
  readonly name: string
  readonly widget: string
  /** Type with which a condition may compare it; undefined for a list or an address, which no condition compares. */
  readonly type?: 'string' | 'number' | 'boolean'
  readonly values?: readonly Scalar[]
}

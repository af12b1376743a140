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

/** The shape of each file of flows/, as its schema says it. */
export type * from '#generated/dsl'

/** The first variant whose `when` holds; the last one has none. */
export type Variant<Key extends string> = { readonly when?: PredicateSource } & {
  readonly [K in Key]: string
}

export type Choice<Key extends string> = string | readonly Variant<Key>[]

/** A state of `flows/journey.json` or `flows/process.json`. */
export type StateSource = ClientStateSource & ProcessStateSource

/** What `flows/journey.json` and the machine of `flows/process.json` have in common. */
export interface MachineSource
  extends Partial<Pick<ClientMachineSource, 'requires' | 'fallbackPage' | 'triggerOrder'>> {
  readonly initial: string
  readonly states: Readonly<Record<string, StateSource>>
  readonly transitions: Readonly<Record<string, TransitionSource>>
}

/** The effective flow files of a tenant, each as it stands in `flows/` (`server-states.json` is `serverStates`), copy pre-parsed. */
export interface JourneySource {
  readonly predicates: PredicatesSource
  readonly journey: MachineSource
  readonly serverStates: ServerStatesSource
  /** Without `external` in a browser. */
  readonly pages: PagesSource
  readonly registration: RegistrationSource
  readonly progress: ProgressSource
  readonly limits: LimitsSource
  /** For the screens; the engine itself does not read them. */
  readonly disclosures?: DisclosuresSource
  readonly conditions?: ConditionsSource
  /** Answers that forms keep by themselves, by their path: `heloc.answers.petName`. The engine itself does not read them. */
  readonly answers?: Readonly<Record<string, AnswerSource>>
  /** Every message of `flows/copy`, by its whole key. */
  readonly copy: Readonly<Record<string, Message>>
}

/** An answer that a form of flows/forms keeps by itself: how it is asked for, and what it may be. */
export interface AnswerSource extends Pick<FieldSource, 'label' | 'class' | 'options' | 'summary'> {
  readonly form: string
  /** Name of the field. */
  readonly name: string
  readonly widget: string
  /** What a condition may compare it with; undefined where it can be compared with nothing: a list, an address. */
  readonly type?: 'string' | 'number' | 'boolean'
  readonly values?: readonly Scalar[]
}

import type { Context } from '#generated/context'
import type { Message } from './messages/message.ts'

/** The id of a named predicate, or a condition. */
export type PredicateSource = string | AllOf | AnyOf | Not | Leaf

export interface AllOf {
  readonly all: readonly PredicateSource[]
}

export interface AnyOf {
  readonly any: readonly PredicateSource[]
}

export interface Not {
  readonly not: PredicateSource
}

export type Scalar = string | number | boolean

/** One field and exactly one operator. */
export interface Leaf {
  readonly field: string
  readonly equals?: Scalar
  readonly in?: readonly Scalar[]
  readonly exists?: boolean
  readonly gt?: number
  readonly gte?: number
  readonly lt?: number
  readonly lte?: number
  readonly includes?: Scalar
  readonly includesAny?: readonly Scalar[]
  readonly startsWith?: string
}

/** The first variant whose `when` holds; the last one has none. */
export type Variant<Key extends string> = { readonly when?: PredicateSource } & {
  readonly [K in Key]: string
}

export type Choice<Key extends string> = string | readonly Variant<Key>[]

export type StateKind = 'interactive' | 'waiting' | 'review' | 'terminal'

export interface StateSource {
  readonly kind?: StateKind
  readonly page?: Choice<'page'>
  readonly job?: string
  readonly pace?: Choice<'pace'>
}

export interface TransitionSource {
  readonly from: '*' | readonly string[]
  readonly except?: readonly string[]
  readonly to: Choice<'to'>
  readonly trigger?: string
}

/** `flows/journey.json`, and the machine of `flows/process.json`. */
export interface MachineSource<S extends string = string, E extends string = string> {
  readonly initial: S
  readonly requires?: readonly (keyof Context)[]
  readonly fallbackPage?: string
  readonly states: Readonly<Record<S, StateSource>>
  readonly triggerOrder?: readonly E[]
  readonly transitions: Readonly<Record<E, TransitionSource>>
}

/** What an event may do to the fields that predicates read; nothing else of them changes. */
export interface Effects {
  /** This variant counts where it held before the event. */
  readonly when?: PredicateSource
  /** Fields that may change; as a leaf, those that may become one of its values, or of a list, gain or lose such elements. */
  readonly sets?: readonly (string | Leaf)[]
  /** What holds afterwards. */
  readonly gives?: readonly PredicateSource[]
}

export interface ProcessStateSource extends StateSource {
  /** Who else moves an application on from here, where neither the applicant nor a job does. */
  readonly awaits?: string
}

export interface ProcessSource<S extends string = string, E extends string = string>
  extends MachineSource<S, E> {
  readonly version: number
  readonly states: Readonly<Record<S, ProcessStateSource>>
  /** What each job may answer. */
  readonly jobs?: Readonly<Record<string, readonly E[]>>
  /** What is known of a new application. */
  readonly begin?: Effects
  /** What may change without an event. */
  readonly anytime?: Effects
  /** The same in one state alone. */
  readonly meanwhile?: Readonly<Record<string, Effects>>
  readonly effects?: Readonly<Record<string, Effects | readonly Effects[]>>
  /** Events that cannot be undone: an application takes each once at most. */
  readonly once?: readonly string[]
  /** What must hold in a state: consents before a pull, disclosures before a signature. */
  readonly needs?: Readonly<Record<string, readonly PredicateSource[]>>
  readonly submissions: Readonly<Record<string, SubmissionSource<E>>>
}

export interface SubmissionSource<E extends string = string> {
  readonly event: E
  readonly form: string
  /** Properties of `heloc` and `status` that followed from an answer given anew, such as `heloc.term`. */
  readonly removes?: readonly string[]
  /** Types of documents that hold no longer. */
  readonly supersedes?: readonly string[]
  /** Something rests on it: it is refused with this sentence. */
  readonly tooLate?: { readonly when: PredicateSource; readonly sentence: string }
}

export type ServerStateKind = 'interactive' | 'waiting' | 'halting'

export interface ServerStateSource {
  readonly kind: ServerStateKind
  readonly page?: Choice<'page'>
  readonly pass?: readonly string[]
  readonly poll?: boolean
  readonly stage?: ServerStage
  readonly aspect?: ServerStateAspect
}

/** How far an application is once nothing more is asked of the applicant. */
export type ServerStage = 'rescission' | 'recording' | 'funding' | 'payoff' | 'done' | 'ended' | 'cancelled'

/** What a page that stands for several states shows in one of them. */
export type ServerStateAspect =
  | 'attorney'
  | 'failedPull'
  | 'fraudAlert'
  | 'frozen'
  | 'linked'
  | 'locked'
  | 'minor'
  | 'none'
  | 'session'
  | 'title'
  | 'valuation'
  | 'waitingPeriod'

export interface PollingSource {
  readonly baseMs: number
  readonly factor: number
  readonly maxMs: number
  readonly retries: number
  readonly retriesWhileWaiting: number
}

export interface ServerStatesSource {
  readonly states: Readonly<Record<string, ServerStateSource>>
  readonly keepQuery: readonly string[]
  readonly polling: PollingSource
}

export interface PageSource {
  readonly area: 'public' | 'account' | 'application' | 'signer'
  readonly title: string
  readonly layout: string
  readonly path?: string
  readonly form?: string
  /** Null where it stays as on the page where the applicant belongs. */
  readonly progress?: Choice<'progress'> | null
  readonly events?: readonly string[]
  readonly needs?: readonly (string | Leaf)[]
  readonly disclosures?: readonly string[]
  readonly links?: readonly string[]
  readonly params?: readonly string[]
  /** Positions at which this page may be visited as well as its own. */
  readonly at?: readonly string[]
  readonly visit?: 'anytime'
  /** The page may be visited as well as one's own while this holds. */
  readonly visitWhen?: PredicateSource
  /** What the page lets the applicant submit. */
  readonly submissions?: readonly (string | SubmissionOffer)[]
}

/** A submission that a page offers only while something holds. */
export interface SubmissionOffer {
  readonly when: PredicateSource
  readonly submission: string
}

export interface PagesSource {
  readonly basePath: string
  readonly areaPaths: Readonly<Record<string, string>>
  /** Beginnings of the keys of what a visitor may read before anything else is fetched; all, when undefined. */
  readonly firstCopy?: readonly string[]
  /** The page of an additional signer by what they have to do next. */
  readonly signerSteps?: Readonly<Record<string, string>>
  /** The way of an additional signer as they see it. */
  readonly signerProgress?: readonly { readonly label: string; readonly steps: readonly string[] }[]
  readonly pages: Readonly<Record<string, PageSource>>
  readonly groups: readonly string[]
  readonly redirects: Readonly<Record<string, string>>
  /** Paths of sibling products, by their path here: for the server alone. */
  readonly external?: Readonly<Record<string, string>>
}

export interface RegistrationStepSource {
  readonly group: string
  readonly label: string
  readonly form: string
  readonly skipWhen?: PredicateSource
}

export interface RegistrationSource {
  readonly queryParameter: string
  readonly order: readonly string[]
  /** Comes after the last of `order`, in its group. */
  readonly confirmation: Pick<RegistrationStepSource, 'label' | 'skipWhen'> & { readonly step: string }
  readonly groupOrder: readonly string[]
  readonly groups: Readonly<Record<string, { readonly label: string }>>
  readonly steps: Readonly<Record<string, RegistrationStepSource>>
}

export interface ProgressStepSource {
  readonly label: Choice<'label'>
  /** What the step is made of, in order. */
  readonly parts?: readonly { readonly label: string; readonly pages: readonly string[] }[]
}

export interface ProgressSource {
  readonly order: readonly string[]
  readonly steps: Readonly<Record<string, ProgressStepSource>>
  /** Share of the whole way that registration takes, in percent. */
  readonly registrationPercent: number
  /** Resume progress to the index of the step one is at; the number of steps when all are done. */
  readonly resume: Readonly<Record<string, number>>
}

export type LimitSource = Readonly<Record<string, number>>

export interface LimitsSource {
  readonly limits: Readonly<Record<string, LimitSource>>
  /** For the screens and the server; the engine itself does not read them. */
  readonly uploadTypes?: readonly string[]
  /** Years of age by the state of the property, where its law asks for more than `limits.minimumAge`. */
  readonly minimumAgeByState?: Readonly<Record<string, number>>
}

export interface PredicatesSource {
  readonly predicates: Readonly<Record<string, PredicateSource>>
}

export interface DisclosuresSource {
  /** Numbered disclosures of the footer, in order. */
  readonly order: readonly string[]
  readonly disclosures: Readonly<Record<string, DisclosureSource>>
  /** Notices, by the state that asks them of every lender that lends there. */
  readonly stateNotices?: Readonly<Record<string, readonly string[]>>
}

export interface DisclosureSource {
  readonly regulatory: boolean
  readonly versions: readonly DisclosureVersion[]
  readonly pages?: readonly string[]
}

export interface DisclosureVersion {
  readonly version: string
  /** First day in force, yyyy-MM-dd. */
  readonly effective: string
  readonly copy: string
}

export interface ConditionSource {
  readonly title: string
  readonly description: string
  readonly action: 'upload' | 'identity' | 'phone-number'
  readonly documents?: readonly string[]
  readonly defaultCount?: string
}

export interface ConditionsSource {
  readonly categories: Readonly<Record<string, ConditionSource>>
}

/** The effective flow files of a tenant, each as it stands in `flows/` (`server-states.json` is `serverStates`), copy pre-parsed. */
export interface JourneySource {
  readonly predicates: PredicatesSource
  readonly journey: MachineSource
  readonly serverStates: ServerStatesSource
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
export interface AnswerSource {
  readonly form: string
  /** Name of the field. */
  readonly name: string
  readonly label: string
  readonly widget: string
  readonly class: 'public' | 'personal' | 'secret'
  readonly options?: readonly { readonly value: Scalar; readonly label: string }[]
  /** Shown again on the summary of the application. */
  readonly summary?: boolean
  /** What a condition may compare it with; undefined where it can be compared with nothing: a list, an address. */
  readonly type?: 'string' | 'number' | 'boolean'
  readonly values?: readonly Scalar[]
}

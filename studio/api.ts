import type { Json, JsonObject } from '#source'
import type { Difference } from '../tools/diff/difference.ts'
import type { Arrow, GraphState } from '../tools/graph/graph.ts'
import type { ScenarioStep } from '../tools/scenario/scenario.ts'
import type { PageWhy } from '../tools/why/page-why.ts'
import type { Change } from './edits/change.ts'
import type { Conflict } from './edits/change-files.ts'

/** Answers of the studio's server to its pages, about the files as they are on disk. */

export interface Overview {
  /** Name of the folder, and its path. */
  readonly name: string
  readonly dir: string
  readonly lenders: readonly LenderName[]
  readonly locales: readonly string[]
  readonly draft: DraftView
  readonly proof: ProofView
}

export interface LenderName {
  readonly code: string
  readonly isGroup: boolean
  /** Code of the lender or group that it extends. */
  readonly extends?: string
}

export interface DraftView {
  /** Edits that stand, the last one last. */
  readonly edits: readonly { readonly id: number; readonly at: string; readonly title: string }[]
  readonly canRedo: boolean
  /** Edits ever made, those that were taken back too. */
  readonly history: readonly { readonly id: number; readonly at: string; readonly title: string }[]
}

export interface ProofView {
  /** Whether the files have changed since, and are being proven. */
  readonly isRunning: boolean
  /** Milliseconds that the last proof took. */
  readonly took?: number
  /** Why nothing could be checked. */
  readonly failure?: string
  readonly problems: readonly Problem[]
}

/** Finding of the linter, with the page and lender that it concerns. */
export interface Problem {
  readonly rule: string
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly hint?: string
  readonly place: FilePlace
  readonly lender?: string
  readonly page?: string
  /** Events that lead to the fault, in order. */
  readonly events?: readonly string[]
  /** Consequences, which go when it is mended. */
  readonly consequences: readonly string[]
}

export interface FilePlace {
  readonly file: string
  readonly pointer: string
  readonly line: number
}

/** Page in the list of all, in the order of the journey. */
export interface PageRow {
  readonly id: string
  readonly title: string
  readonly area: string
  /** Server states that show it. */
  readonly states: readonly string[]
  /** Lenders with something of their own there. */
  readonly lenders: readonly string[]
  readonly problems: number
}

export interface Hit {
  readonly kind: string
  readonly title: string
  readonly text: string
  readonly page?: string
  readonly lender?: string
  readonly place: FilePlace
}

/** Sentence that applicants of a lender read, and where it is written. */
export interface Sentence {
  readonly key: string
  readonly text: string
  /** File and pointer where it is written for the chosen lender. */
  readonly place: FilePlace
  /** Lender or group that wrote it; undefined for all. */
  readonly writtenBy?: string
  readonly page?: string
  /** Layers in which it can be changed: everybody, then each group of the lender, then the lender. */
  readonly layers: readonly Layer[]
  readonly translations: readonly Translation[]
  /** Fact that fixes its words. */
  readonly guard?: Guard
}

/** Translation of a sentence, or where it would be written. */
export interface Translation {
  readonly locale: string
  readonly text?: string
  readonly place: FilePlace
}

/** Fact with a source that says a value or sentence a second time. */
export interface Guard {
  readonly fact: string
  readonly source: string
}

/** A file in which a sentence can be written, and for whom it then changes. */
export interface Layer {
  readonly file: string
  readonly pointer: string
  /** `everybody`, or the code of a group or lender. */
  readonly whose: string
  /** Its own wording, if it has one. */
  readonly own?: string
  /** Lenders who would read a change. */
  readonly lenders: readonly string[]
}

/** Part of a file as its schema describes it, for an editor that knows no product. */
export interface NodeView {
  readonly file: string
  readonly pointer: string
  readonly key: string
  /** What it means, from the description of its schema. */
  readonly help: string
  readonly kind: 'object' | 'map' | 'list' | 'text' | 'number' | 'boolean' | 'choice' | 'condition' | 'other'
  /** Value of everything but objects and maps. */
  readonly value?: unknown
  /** Values that it may have. */
  readonly options?: readonly string[]
  /** Kind of thing that it names, such as a page. */
  readonly names?: string
  /** The sentence that a key of a message stands for, or a condition in words. */
  readonly says?: string
  readonly isRequired: boolean
  /** Fact that fixes it. */
  readonly guard?: Guard
  readonly children: readonly NodeView[]
  /** Optional parts that it does not have. */
  readonly addable: readonly Addable[]
  /** What another entry of a map, or another element of a list, begins with. */
  readonly entry?: Omit<Addable, 'key'>
}

export interface Addable {
  readonly key: string
  readonly help: string
  /** Value with which it begins. */
  readonly initial: unknown
}

/** Page with all that makes it. */
export interface PageView {
  readonly row: PageRow
  readonly settings: NodeView
  /** Files of the forms that it shows. */
  readonly forms: readonly string[]
  readonly sentences: readonly Sentence[]
  readonly comes: readonly string[]
  readonly leads: readonly string[]
}

export interface ChangesView {
  readonly against: string
  readonly differences: readonly (Pick<Difference, 'area' | 'subject' | 'words'> & {
    readonly lenders: readonly string[]
  })[]
  readonly stranding: readonly { readonly words: string; readonly lenders: readonly string[] }[]
  readonly unapproved: readonly string[]
  readonly isForAll: readonly string[]
  /** Why it cannot be told. */
  readonly failure?: string
}

export interface EditRequest {
  readonly title: string
  readonly changes: readonly Change[]
}

export interface Edited {
  readonly conflicts: readonly Conflict[]
}

export interface Proposed {
  /** Branch and commit, or the folder of the changed files where there is no git. */
  readonly branch?: string
  readonly commit?: string
  readonly folder?: string
}

/** Form as its questions, in the order in which they are asked. */
export interface FormView {
  readonly file: string
  readonly questions: readonly QuestionView[]
}

export interface QuestionView {
  readonly name: string
  readonly label?: Sentence
  readonly help?: Sentence
  readonly widget: string
  readonly isRequired: boolean
  readonly isInOrder: boolean
  readonly choices: readonly { readonly value: string; readonly sentence?: Sentence }[]
  /** Where the answer is kept. */
  readonly to?: string
  /** When it is not asked for, in words. */
  readonly unless?: string
  /** Who reads the answer. */
  readonly readers: readonly Reader[]
  /** Everything that its file says of it. */
  readonly details: NodeView
}

/** Place that names something. */
export interface Reader {
  readonly what: string
  readonly kind: string
  readonly place: FilePlace
}

export interface Vocabulary {
  readonly fields: readonly {
    readonly path: string
    readonly title: string
    readonly type: string
    readonly values?: readonly string[]
  }[]
  readonly predicates: readonly { readonly name: string; readonly words: string }[]
}

/** Lender with what holds for it. */
export interface LenderView {
  readonly code: string
  /** Groups and lenders whose files apply, the farthest first. */
  readonly chain: readonly string[]
  readonly own: NodeView
  readonly settings: readonly SettingView[]
}

export interface SettingView {
  /** Path of the setting: `theme.brand`. */
  readonly name: string
  readonly value: string
  readonly place?: FilePlace
  /** Group or lender from which it is inherited. */
  readonly from?: string
  /** Value at the lender with which this one is compared. */
  readonly other?: string
}

/** Text that is published in versions: a disclosure or a document. */
export interface TextView {
  readonly kind: 'disclosure' | 'document'
  readonly id: string
  readonly title: string
  /** Versions by the day from which they hold. */
  readonly versions: readonly {
    readonly version: string
    readonly effective: string
    readonly text: string
    readonly file: string
    readonly pointer: string
  }[]
}

/** The journey of a lender as a drawing: what applicants see, and what happens to an application. */
export interface MapView {
  readonly lender: string
  /** Title of the road whose states stand first, if the project has roads. */
  readonly road?: string
  readonly pages: MapMachine
  readonly application: MapMachine
  /** Named conditions, in words. */
  readonly conditions: readonly { readonly name: string; readonly says: string }[]
  readonly pageIds: readonly string[]
  /** Why it cannot be drawn. */
  readonly failure?: string
}

export interface MapMachine {
  /** File in which it is written. */
  readonly file: string
  readonly initial: string
  /** States of the main road, in order. */
  readonly spine: readonly string[]
  readonly states: readonly MapState[]
  readonly arrows: readonly Omit<Arrow, 'order'>[]
  /** What is written of each event. */
  readonly transitions: Readonly<Record<string, WrittenTransition>>
  /** Events that the browser takes by itself, in the order in which they are tried; undefined where none is. */
  readonly triggerOrder?: readonly string[]
}

export interface WrittenTransition {
  readonly from: string | readonly string[]
  readonly to: Json
}

export interface MapState extends Pick<GraphState, 'id' | 'kind' | 'job' | 'unreachable' | 'change'> {
  readonly pages: readonly { readonly page: string; readonly title: string; readonly when?: string }[]
  /** State from which it branches off; `*` if many lead there. Undefined on the main road, and where no event leads. */
  readonly below?: string
  /** Messages of what the linter found about it. */
  readonly problems: readonly string[]
}

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
  /** What the last step changed. */
  readonly changed: readonly {
    readonly field: string
    readonly before?: Json
    readonly after?: Json
  }[]
  readonly states: readonly string[]
  /** What stops the walk, or is not as its steps say. */
  readonly problems: readonly string[]
}

/** Place to which a step led; the first is the beginning. */
export interface WalkPlace {
  readonly state: string
  readonly page: string
  readonly title: string
}

/** What may happen next. */
export interface WalkChoice {
  readonly event: string
  /** What the applicant sends, if they do. */
  readonly submit?: string
  /** Job that answers with it. */
  readonly job?: string
  readonly to?: string
  /** Ways that it may lead, each with its condition in words. */
  readonly ways: readonly { readonly to: string; readonly when?: string }[]
  /** Why it cannot happen now. */
  readonly refused?: string
}

import type { Message, MessageValues, ProcessSource } from '#engine'
import type { CompleteTenant } from '#generated/tenant'
import type { OwnJourney, Sister } from '#product'
import type { TenantJourney } from '#source'
import type { FormValidator } from '../validation/form-validator.ts'
import type { ReadField } from './read-fields.ts'

/** Lender with its effective journey, compiled for this server. */
export interface Tenant {
  readonly code: string
  readonly settings: CompleteTenant
  readonly effective: TenantJourney
  readonly journey: OwnJourney
  readonly process: ProcessSource
  readonly processMachine: TenantJourney['process']
  readonly forms: ReadonlyMap<string, FormValidator>
  /** Versions of each document, one of which is in force. */
  readonly documents: ReadonlyMap<string, readonly DocumentTemplate[]>
  readonly locale: string
  /** The same lender in each locale that it offers, by locale. */
  readonly translations: ReadonlyMap<string, Tenant>
  /** Lenders of the same brand, which lend in other states. */
  readonly sisters: readonly Sister[]
  /** Limits and facts of the organisation, which any sentence may use. */
  readonly facts: MessageValues
  readonly readFields: readonly ReadField[]
}

/** File of `flows/documents`, its messages parsed. */
export interface DocumentTemplate {
  readonly id: string
  readonly type: string
  readonly version: string
  /** First day in force, yyyy-MM-dd. */
  readonly effective: string
  readonly title: Message
  /** Id of the document together with which this one is made. */
  readonly madeWith?: string
  /** Predicate of the applications that get it then. */
  readonly when?: string
  /** Types of the documents whose signatures belong to this one too. */
  readonly counterparts?: readonly string[]
  readonly sections: readonly {
    /** Name of the value without which this section is left out. */
    readonly given?: string
    readonly heading?: Message
    readonly paragraphs: readonly Message[]
    readonly table?: readonly (readonly Message[])[]
  }[]
}

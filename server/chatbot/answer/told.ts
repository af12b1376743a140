import type { MessagesBelow, ValuesOf } from '#engine'
import type { CopyValues } from '#generated/copy'
import type { Application } from '../../applications/application.ts'
import type { Tenant } from '../../tenants/tenant.ts'

export type OwnWords = MessagesBelow<CopyValues, 'server.chatbot.own.'>

/** An application that somebody asks about, and how its lender says things of it. */
export interface Told {
  readonly tenant: Tenant
  readonly application: Application
  /** Whether a notary has to be reserved and none is free. */
  readonly lacksNotary: boolean
  readonly say: <Key extends keyof OwnWords>(key: Key, ...values: ValuesOf<OwnWords, Key>) => string
}

import type { ChatbotQuestion, ChatbotReply } from '#generated/api'
import type { Application } from '../applications/application.ts'
import { loadIdentity } from '../auth/find-identity.ts'
import type { IdentityOfNonce } from '../chat/access/identity-of-nonce.ts'
import type { Transaction } from '../database/database.ts'
import { Problem } from '../errors/problem.ts'
import { findPage } from '../html/find-page.ts'
import { lacksNotary } from '../notary/lacks-notary.ts'
import type { Services } from '../services.ts'
import { newestSigning, type Signing, signingsOf } from '../signers/signing.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { cleanText } from '../validation/clean-text.ts'
import { findTimeZone } from '../validation/find-time-zone.ts'
import { answerQuestion } from './answer/answer-question.ts'
import { findOwnApplication } from './answer/find-own-application.ts'
import { keepExchange } from './conversation/exchanges.ts'
import {
  beginConversation,
  type ChatbotConversation,
  type ConversationOwner,
  continueConversation,
} from './conversation/open-conversation.ts'

/** Person who asks, as far as a nonce proves it. */
export interface Asker extends ConversationOwner {
  readonly own: Application | undefined
  /** Whether it has to reserve a notary and none is free. */
  readonly lacksNotary: boolean
  /** Deed that they sign as a co-owner of another's application. */
  readonly signing: Signing | undefined
}

/** Finds the asker. A nonce of another lender proves nothing here. */
export async function findAsker(
  services: Pick<Services, 'vendors' | 'tenants' | 'database' | 'clock'>,
  tenant: Tenant,
  { nonce, applicationId }: Pick<ChatbotQuestion, 'nonce' | 'applicationId'>,
  identityOfNonce: IdentityOfNonce,
): Promise<Asker> {
  const person = nonce === undefined ? undefined : await identityOfNonce(nonce)
  if (person === undefined || person.tenant !== tenant.code)
    return { identity: null, application: null, own: undefined, lacksNotary: false, signing: undefined }
  const own = await findOwnApplication(services, tenant, person, applicationId)
  const account = await loadIdentity(services, person.identity)
  const signing = account && newestSigning(await signingsOf(services, tenant, account))
  const isWithout = own !== undefined && (await lacksNotary(services, own))
  return { identity: person.identity, application: own?.uuid ?? null, own, lacksNotary: isWithout, signing }
}

export interface AskedQuestion {
  readonly question: ChatbotQuestion
  readonly asker: Asker
  /** Token of the conversation; empty before the first question. */
  readonly token: string
}

/** Answers a question and stores both, in one transaction. The response here has no token, because the token is stored nowhere. */
export async function takeQuestion(
  tx: Transaction,
  services: Services,
  tenant: Tenant,
  { question, asker, token }: AskedQuestion,
): Promise<Omit<ChatbotReply, 'token'>> {
  const text = cleanText(question.message).trim()
  if (text === '') throw new Problem(422, 'INVALID_REQUEST').at('message')
  const conversation = await openFor(tx, services, tenant, { question, asker, token })
  const now = services.clock.now()
  const page = pageOf(tenant, question.pageUrl)
  const timeZone = findTimeZone(question.timeZone)
  const about = { ...aboutOf(tenant, asker, page), isSignedIn: asker.identity !== null }
  const answer = await answerQuestion(tx, tenant, { text, page, timeZone, ...about }, now)
  const { article, isHandedOver, suggestions } = answer
  const kept = { question: text, response: answer.text, article, page: page ?? null, at: now }
  const message = await keepExchange(tx, conversation.uuid, kept)
  return {
    conversationId: conversation.uuid,
    ...message,
    isHandedOver,
    suggestions: [...suggestions],
  }
}

/** Returns what a question is about: the asker's own application, or what they sign, if they have none or ask from a page of signers. */
function aboutOf(tenant: Tenant, { own, lacksNotary: isWithout, signing }: Asker, page: string | undefined) {
  const area = tenant.journey.source.pages.pages[page ?? '']?.area
  const isOfSigner = signing !== undefined && (own === undefined || area === 'signer')
  return isOfSigner
    ? { application: undefined, signing }
    : { application: own, lacksNotary: isWithout, signing: undefined }
}

async function openFor(
  tx: Transaction,
  services: Services,
  tenant: Tenant,
  { question, asker, token }: AskedQuestion,
): Promise<Pick<ChatbotConversation, 'uuid'>> {
  const { identity, application } = asker
  const owner = { identity, application }
  const { conversationId: uuid } = question
  if (uuid === undefined) return beginConversation(tx, services, tenant, owner)
  await continueConversation(tx, services, tenant, { uuid, token, owner })
  return { uuid }
}

/** Returns the product's page at an address, if there is one: `bank/disburse` for `/account/heloc/<uuid>/bank/disburse`. */
function pageOf({ effective }: Tenant, address = ''): string | undefined {
  const url = URL.parse(address, 'http://host')
  return url === null || address === '' ? undefined : findPage(effective.source.pages, url.pathname)
}

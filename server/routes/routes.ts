import type { FastifyInstance } from 'fastify'
import type { Tag } from '../openapi/tags.ts'
import { requirePolicies } from '../policies/require-policies.ts'
import { createProofCheck } from '../proofs/require-proof.ts'
import type { Services } from '../services.ts'
import { isSandboxOpen } from '../settings/sandbox-settings.ts'
import { accountClosing } from './account/account-closing.ts'
import { accountData } from './account/account-data.ts'
import { actDenial } from './account/act-denial.ts'
import { consents } from './account/consents.ts'
import { emailChange } from './account/email-change.ts'
import { letterRefusal } from './account/letter-refusal.ts'
import { notificationChoices } from './account/notification-choices.ts'
import { phoneNumberChange } from './account/phone-number-change.ts'
import { application } from './application/application.ts'
import { applicationBegin } from './application/application-begin.ts'
import { applicationEvents } from './application/application-events.ts'
import { applicationOfHome } from './application/application-of-home.ts'
import { applications } from './application/applications.ts'
import { drafts } from './application/drafts.ts'
import { experiments } from './application/experiments.ts'
import { incomeLink } from './application/income-link.ts'
import { linkSession } from './application/link-session.ts'
import { notarySession } from './application/notary-session.ts'
import { notarySlots } from './application/notary-slots.ts'
import { operatorExperiments } from './application/operator-experiments.ts'
import { positions } from './application/positions.ts'
import { status } from './application/status.ts'
import { submission } from './application/submission.ts'
import { chat } from './chat/chat.ts'
import { chatbotFeedback } from './chatbot/chatbot-feedback.ts'
import { chatbotHistory } from './chatbot/chatbot-history.ts'
import { chatbotQuestion } from './chatbot/chatbot-question.ts'
import { conditionAnswer } from './conditions/condition-answer.ts'
import { conditionRequest } from './conditions/condition-request.ts'
import { conditions } from './conditions/conditions.ts'
import { review } from './conditions/review.ts'
import { disclosure } from './documents/disclosure.ts'
import { document } from './documents/document.ts'
import { documentRemoval } from './documents/document-removal.ts'
import { documentText } from './documents/document-text.ts'
import { evidence } from './documents/evidence.ts'
import { uploads } from './documents/uploads.ts'
import { ceoFeedback } from './feedback/ceo-feedback.ts'
import { ceoFeedbackList } from './feedback/ceo-feedback-list.ts'
import { brokerLogin } from './identity/broker-login.ts'
import { brokerLogout } from './identity/broker-logout.ts'
import { figureInfo } from './identity/figure-info.ts'
import { identity } from './identity/identity.ts'
import { invitation } from './identity/invitation.ts'
import { login } from './identity/login.ts'
import { notificationsRead } from './identity/notifications-read.ts'
import { password } from './identity/password.ts'
import { profile } from './identity/profile.ts'
import { proof } from './identity/proof.ts'
import { register } from './identity/register.ts'
import { registerCode } from './identity/register-code.ts'
import { registerConfirmation } from './identity/register-confirmation.ts'
import { sessions } from './identity/sessions.ts'
import { setup } from './identity/setup.ts'
import { setupCode } from './identity/setup-code.ts'
import { trackerProfile } from './identity/tracker-profile.ts'
import { wallet } from './identity/wallet.ts'
import { addressSuggestions } from './public/address-suggestions.ts'
import { flags } from './public/flags.ts'
import { healthLive } from './public/health-live.ts'
import { healthReady } from './public/health-ready.ts'
import { loanOriginator } from './public/loan-originator.ts'
import { operatingHours } from './public/operating-hours.ts'
import { stateLicenses } from './public/state-licenses.ts'
import { operatorInvitation } from './sandbox/operator-invitation.ts'
import { operatorOutbox } from './sandbox/operator-outbox.ts'
import { outbox } from './sandbox/outbox.ts'
import { outboxLetter } from './sandbox/outbox-letter.ts'
import { coDeedDocument } from './signers/co-deed-document.ts'
import { coDeedDocumentRemoval } from './signers/co-deed-document-removal.ts'
import { coDeedDrafts } from './signers/co-deed-drafts.ts'
import { coDeedInvitation } from './signers/co-deed-invitation.ts'
import { coDeedSigning } from './signers/co-deed-signing.ts'
import { coDeedStatus } from './signers/co-deed-status.ts'
import { coDeedSubmission } from './signers/co-deed-submission.ts'

import { agentBroker } from './staff/agent-broker.ts'
import { desk } from './staff/desk.ts'
import { deskConditions } from './staff/desk-conditions.ts'
import { deskRefusals } from './staff/desk-refusals.ts'
import { insights } from './staff/insights.ts'
import { operatorRetention } from './staff/operator-retention.ts'
import { operatorStaff } from './staff/operator-staff.ts'
import { staffDeadLetters } from './staff/staff-dead-letters.ts'
import { staffInvitations } from './staff/staff-invitations.ts'
import { staffOpenId } from './staff/staff-open-id.ts'
import { staffSelf } from './staff/staff-self.ts'
import { staffSetup } from './staff/staff-setup.ts'
import { unlocks } from './staff/unlocks.ts'
import { operatorFunnel } from './telemetry/operator-funnel.ts'
import { replayLink } from './telemetry/replay-link.ts'
import { telemetryEvent } from './telemetry/telemetry-event.ts'
import { telemetrySession } from './telemetry/telemetry-session.ts'
import { deadLetters } from './vendors/dead-letters.ts'
import { vendorCallback } from './vendors/vendor-callback.ts'
import { vendorDocument } from './vendors/vendor-document.ts'

type Endpoint = (app: FastifyInstance, services: Services) => void

/** Endpoints by their folder, which is their tag in the OpenAPI document. */
const endpoints: Readonly<Partial<Record<Tag, readonly Endpoint[]>>> = {
  identity: [
    brokerLogin,
    brokerLogout,
    figureInfo,
    identity,
    login,
    notificationsRead,
    password,
    profile,
    proof,
    register,
    registerCode,
    registerConfirmation,
    sessions,
    setup,
    setupCode,
    trackerProfile,
    wallet,
  ],
  account: [
    actDenial,
    accountClosing,
    accountData,
    consents,
    emailChange,
    letterRefusal,
    notificationChoices,
    phoneNumberChange,
  ],
  application: [
    application,
    applicationBegin,
    applicationOfHome,
    applications,
    drafts,
    experiments,
    incomeLink,
    linkSession,
    notarySession,
    notarySlots,
    operatorExperiments,
    status,
    submission,
  ],
  documents: [disclosure, document, documentRemoval, documentText, evidence, uploads],
  conditions: [conditionAnswer, conditions],
  signers: [
    coDeedDocument,
    coDeedDocumentRemoval,
    coDeedDrafts,
    coDeedInvitation,
    coDeedSigning,
    coDeedStatus,
    coDeedSubmission,
  ],
  chat: [chat],
  chatbot: [chatbotFeedback, chatbotHistory, chatbotQuestion],
  feedback: [ceoFeedback, ceoFeedbackList],
  public: [addressSuggestions, flags, healthLive, healthReady, loanOriginator, operatingHours, stateLicenses],
  telemetry: [operatorFunnel, replayLink, telemetryEvent, telemetrySession],
  staff: [
    agentBroker,
    desk,
    deskConditions,
    deskRefusals,
    insights,
    operatorRetention,
    operatorStaff,
    staffDeadLetters,
    staffInvitations,
    staffOpenId,
    staffSelf,
    staffSetup,
    unlocks,
  ],
  vendors: [deadLetters, vendorCallback, vendorDocument],
  sandbox: [operatorInvitation, operatorOutbox],
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether an address begins as the API's do. An unknown one is then answered with JSON, elsewhere with a page. */
    isOfApi: (url: string) => boolean
  }
}

/** Endpoints that anybody may call in the sandbox. They show internal data and do the work of a lender's staff. */
const sandboxEndpoints: typeof endpoints = {
  identity: [invitation],
  application: [applicationEvents, positions],
  conditions: [conditionRequest, review],
  sandbox: [outbox, outboxLetter],
}

export async function registerRoutes(app: FastifyInstance, services: Services): Promise<void> {
  requirePolicies(app, createProofCheck(services))
  const roots = new Set<string>()
  app.decorate('isOfApi', (url) => roots.has(firstSegment(url)))
  app.addHook('onRoute', ({ url, schema }) => {
    if (schema?.hide !== true) roots.add(firstSegment(url))
  })
  let tag = ''
  app.addHook('onRoute', (route) => {
    if (route.schema?.hide !== true) route.schema = { tags: [tag], ...route.schema }
  })
  const registered = isSandboxOpen(services.sandbox) ? [endpoints, sandboxEndpoints] : [endpoints]
  for (const groups of registered)
    for (const [name, group] of Object.entries(groups)) {
      tag = name
      for (const endpoint of group) endpoint(app, services)
    }
}

/** Returns the first segment of a path: `service-profile` of `/service-profile/api/v1/profile?x=y`. */
const firstSegment = (url: string): string => url.split(/[/?]/)[1] ?? ''

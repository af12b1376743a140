import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { isSandboxOpen } from '../settings/sandbox-settings.ts'
import { addressSuggestions } from './address-suggestions.ts'
import { application } from './application.ts'
import { applicationBegin } from './application-begin.ts'
import { applicationEvents } from './application-events.ts'
import { applications } from './applications.ts'
import { brokerLogin } from './broker-login.ts'
import { brokerLogout } from './broker-logout.ts'
import { coDeedAct } from './co-deed-act.ts'
import { coDeedDocument } from './co-deed-document.ts'
import { coDeedDocumentRemoval } from './co-deed-document-removal.ts'
import { coDeedInvitation } from './co-deed-invitation.ts'
import { coDeedSigning } from './co-deed-signing.ts'
import { coDeedStatus } from './co-deed-status.ts'
import { conditionAnswer } from './condition-answer.ts'
import { conditionRequest } from './condition-request.ts'
import { conditions } from './conditions.ts'
import { disclosure } from './disclosure.ts'
import { document } from './document.ts'
import { documentRemoval } from './document-removal.ts'
import { documentText } from './document-text.ts'
import { evidence } from './evidence.ts'
import { figureInfo } from './figure-info.ts'
import { flags } from './flags.ts'
import { healthLive } from './health-live.ts'
import { healthReady } from './health-ready.ts'
import { identity } from './identity.ts'
import { incomeLink } from './income-link.ts'
import { invitation } from './invitation.ts'
import { linkSession } from './link-session.ts'
import { loanOriginator } from './loan-originator.ts'
import { login } from './login.ts'
import { notarySession } from './notary-session.ts'
import { notarySlots } from './notary-slots.ts'
import { operatingHours } from './operating-hours.ts'
import { operatorInvitation } from './operator-invitation.ts'
import { operatorOutbox } from './operator-outbox.ts'
import { outbox } from './outbox.ts'
import { password } from './password.ts'
import { positions } from './positions.ts'
import { profile } from './profile.ts'
import { register } from './register.ts'
import { registerCode } from './register-code.ts'
import { registerConfirmation } from './register-confirmation.ts'
import { review } from './review.ts'
import { sessions } from './sessions.ts'
import { setup } from './setup.ts'
import { setupCode } from './setup-code.ts'
import { stateLicenses } from './state-licenses.ts'
import { status } from './status.ts'
import { submission } from './submission.ts'
import { uploads } from './uploads.ts'
import { wallet } from './wallet.ts'

const endpoints = [
  application,
  applicationBegin,
  applications,
  brokerLogin,
  brokerLogout,
  conditionAnswer,
  conditions,
  disclosure,
  document,
  documentRemoval,
  documentText,
  evidence,
  incomeLink,
  linkSession,
  notarySession,
  notarySlots,
  addressSuggestions,
  coDeedAct,
  coDeedDocument,
  coDeedDocumentRemoval,
  coDeedInvitation,
  coDeedSigning,
  coDeedStatus,
  loanOriginator,
  operatingHours,
  operatorInvitation,
  operatorOutbox,
  password,
  sessions,
  setup,
  setupCode,
  stateLicenses,
  figureInfo,
  flags,
  healthLive,
  healthReady,
  identity,
  login,
  profile,
  register,
  registerCode,
  registerConfirmation,
  status,
  submission,
  uploads,
  wallet,
]

declare module 'fastify' {
  interface FastifyInstance {
    /** First segments of the paths of the API: below them an unknown address is answered in JSON, elsewhere by a page. */
    apiRoots: Set<string>
  }
}

/** Anybody may call them: they let one look behind the scenes, and do what a lender's people do. */
const sandboxEndpoints = [applicationEvents, conditionRequest, invitation, outbox, positions, review]

export async function registerRoutes(app: FastifyInstance, services: Services): Promise<void> {
  app.decorate('apiRoots', new Set<string>())
  app.addHook('onRoute', ({ url, schema }) => {
    if (schema?.hide !== true) app.apiRoots.add(firstSegment(url))
  })
  for (const endpoint of endpoints) endpoint(app, services)
  if (isSandboxOpen(services.sandbox)) for (const endpoint of sandboxEndpoints) endpoint(app, services)
}

/** `service-profile` of `/service-profile/api/v1/profile?x=y`. */
export const firstSegment = (url: string): string => url.split(/[/?]/)[1] ?? ''

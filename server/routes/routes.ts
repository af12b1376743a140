import type { FastifyInstance } from 'fastify'
import { recordCalls } from '../audit/record-calls.ts'
import type { Tag } from '../openapi/tags.ts'
import { requirePolicies } from '../policies/require-policies.ts'
import type { Services } from '../services.ts'
import { isSandboxOpen } from '../settings/sandbox-settings.ts'
import * as account from './account/endpoints.ts'
import { applicationEvents } from './application/application-events.ts'
import * as application from './application/endpoints.ts'
import { positions } from './application/positions.ts'
import * as chat from './chat/chat.ts'
import * as chatbot from './chatbot/endpoints.ts'
import * as conditions from './conditions/endpoints.ts'
import { conditionRequest, review } from './conditions/review.ts'
import * as documents from './documents/endpoints.ts'
import * as feedback from './feedback/endpoints.ts'
import * as identity from './identity/endpoints.ts'
import { invitation } from './identity/invitation.ts'
import * as anybody from './public/endpoints.ts'
import * as sandbox from './sandbox/endpoints.ts'
import { outbox } from './sandbox/outbox.ts'
import { outboxLetter } from './sandbox/outbox-letter.ts'
import * as signers from './signers/endpoints.ts'
import * as staff from './staff/endpoints.ts'
import * as telemetry from './telemetry/endpoints.ts'
import * as vendors from './vendors/endpoints.ts'

type Endpoint = (app: FastifyInstance, services: Services) => void

/** Endpoints by their folder, which is their tag in the OpenAPI document. */
const endpoints: Readonly<Record<Tag, Readonly<Record<string, Endpoint>>>> = {
  identity,
  account,
  application,
  documents,
  conditions,
  signers,
  chat,
  chatbot,
  feedback,
  public: anybody,
  telemetry,
  staff,
  vendors,
  sandbox,
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether an address begins as the API's do. An unknown one is then answered with JSON, elsewhere with a page. */
    isOfApi: (url: string) => boolean
  }
}

/** Endpoints that anybody may call in the sandbox. They show internal data and do the work of a lender's staff. */
const sandboxEndpoints: Partial<typeof endpoints> = {
  identity: { invitation },
  application: { applicationEvents, positions },
  conditions: { conditionRequest, review },
  sandbox: { outbox, outboxLetter },
}

export async function registerRoutes(app: FastifyInstance, services: Services): Promise<void> {
  requirePolicies(app, services)
  recordCalls(app, services)
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
    for (const [folder, group] of Object.entries(groups)) {
      tag = folder
      for (const endpoint of Object.values(group)) endpoint(app, services)
    }
}

/** Returns the first segment of a path: `service-profile` of `/service-profile/api/v1/profile?x=y`. */
const firstSegment = (url: string): string => url.split(/[/?]/)[1] ?? ''

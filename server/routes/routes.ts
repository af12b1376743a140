import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { application } from './application.ts'
import { applications } from './applications.ts'
import { brokerLogin } from './broker-login.ts'
import { brokerLogout } from './broker-logout.ts'
import { disclosure } from './disclosure.ts'
import { document } from './document.ts'
import { documentRemoval } from './document-removal.ts'
import { documentText } from './document-text.ts'
import { documentUpload } from './document-upload.ts'
import { figureInfo } from './figure-info.ts'
import { health } from './health.ts'
import { identity } from './identity.ts'
import { incomeLink } from './income-link.ts'
import { login } from './login.ts'
import { notarySession } from './notary-session.ts'
import { profile } from './profile.ts'
import { register } from './register.ts'
import { status } from './status.ts'
import { submission } from './submission.ts'

const endpoints = [
  application,
  applications,
  brokerLogin,
  brokerLogout,
  disclosure,
  document,
  documentRemoval,
  documentText,
  documentUpload,
  incomeLink,
  notarySession,
  figureInfo,
  health,
  identity,
  login,
  profile,
  register,
  status,
  submission,
]

export async function registerRoutes(app: FastifyInstance, services: Services): Promise<void> {
  for (const endpoint of endpoints) endpoint(app, services)
}

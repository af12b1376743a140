import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { figure } from '../../tenants/figure.ts'
import { coDeedDocumentUpload } from '../signers/co-deed-document-upload.ts'
import { documentUpload } from './document-upload.ts'

/** Endpoints that take a file. Only they read multipart; every other endpoint refuses it. */
export function uploads(app: FastifyInstance, services: Services): void {
  const { limits } = services.tenants.fallback.journey.source
  const fileSize = figure(limits.limits.upload, 'maxBytes')
  app.register(async (scope) => {
    await scope.register(multipart, { limits: { files: 1, fields: 4, fieldSize: 256, parts: 5, fileSize } })
    documentUpload(scope, services)
    coDeedDocumentUpload(scope, services)
  })
}

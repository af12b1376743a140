import { createHash } from 'node:crypto'
import type { Application } from '../applications/application.ts'
import type { StoredCondition } from '../applications/stored-condition.ts'
import { uploadedDocuments } from './condition.ts'

/**
 * Returns the version of a condition that a reviewer judges, in 64 hexadecimal digits. Another answer or a further document
 * changes it.
 */
export const conditionVersion = (application: Application, condition: StoredCondition): string =>
  createHash('sha256')
    .update(JSON.stringify([condition, uploadedDocuments(application)]))
    .digest('hex')

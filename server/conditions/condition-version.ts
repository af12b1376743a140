import { createHash } from 'node:crypto'
import type { Application } from '../applications/application.ts'
import { uploadedDocuments } from './condition.ts'
import type { StoredCondition } from './stored-condition.ts'

/** What a reviewer looks at as they judge a condition, in 64 hexadecimal digits: another answer, or a further document, is another version. */
export const conditionVersion = (application: Application, condition: StoredCondition): string =>
  createHash('sha256')
    .update(JSON.stringify([condition, uploadedDocuments(application)]))
    .digest('hex')

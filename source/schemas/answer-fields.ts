import path from 'node:path'
import { repository } from '../files/repository.ts'
import { type ContextField, contextFields } from './context-fields.ts'

let found: readonly ContextField[] | undefined

/** Fields of the context schema in which a form may store an answer: those with `x-answer` in schemas/domain. */
export function answerFields(): readonly ContextField[] {
  found ??= contextFields(path.join(repository, 'schemas')).filter(({ isAnswer }) => isAnswer)
  return found
}

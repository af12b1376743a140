import type { FormField } from '../../kit/forms/form-module.ts'

/**
 * Returns how a replay shows an answer, by the class of its field. Undefined means that the replay learns nothing of the
 * answer.
 */
export function maskAnswer(field: Pick<FormField, 'class'> | undefined, answer: string): string | undefined {
  if (field?.class === 'public') return answer
  return field?.class === 'personal' ? '•••' : undefined
}

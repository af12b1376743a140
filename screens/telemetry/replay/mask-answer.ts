import type { FormField } from '../../forms/form-module.ts'

/**
 * Returns how a replay shows an answer, by the class of its field. Undefined means that the replay is not told of the
 * answer at all.
 */
export function maskAnswer(field: Pick<FormField, 'class'> | undefined, answer: string): string | undefined {
  if (field?.class === 'public') return answer
  return field?.class === 'personal' ? '•••' : undefined
}

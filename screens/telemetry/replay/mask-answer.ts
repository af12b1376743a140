import type { FormField } from '../../forms/form-module.ts'

/** What a replay shows of an answer by the class of its field; undefined where it is not told that there is one. */
export function maskAnswer(field: Pick<FormField, 'class'> | undefined, answer: string): string | undefined {
  if (field?.class === 'public') return answer
  return field?.class === 'personal' ? '•••' : undefined
}

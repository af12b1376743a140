import type { FieldOption } from '../source.ts'

/** Option of a question with several answers; an exclusive one stands alone ("I do not wish to provide"). */
export type AnswerOption = Pick<FieldOption, 'value' | 'exclusive'>

/** Answers that stay selected when a new one is chosen. */
export function answersBeside(
  options: readonly AnswerOption[],
  others: readonly unknown[],
  added: unknown,
): readonly unknown[] {
  return isExclusive(options, added) ? [] : others.filter((other) => !isExclusive(options, other))
}

/** Whether the answers to one question contradict each other: an exclusive one beside another. */
export const isContradictory = (options: readonly AnswerOption[], answers: unknown): boolean =>
  Array.isArray(answers) && answers.length > 1 && answers.some((answer) => isExclusive(options, answer))

const isExclusive = (options: readonly AnswerOption[], answer: unknown): boolean =>
  options.some(({ value, exclusive }) => value === answer && exclusive === true)

/**
 * Value at the path of an answer, such as `loan.answers.petName`, within a context or a loan file; undefined if
 * absent.
 */
export const answerAt = (path: string, root: unknown): unknown =>
  path.split('.').reduce<unknown>((value, step) => Object(value)[step], root)

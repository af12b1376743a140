/** The value that a context or a loan file has at the path of an answer: `heloc.answers.petName`; undefined where there is none. */
export const answerAt = (path: string, root: unknown): unknown =>
  path.split('.').reduce<unknown>((value, step) => Object(value)[step], root)

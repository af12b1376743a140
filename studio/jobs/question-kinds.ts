/** Kinds of questions that need no code, as a person who asks one names them. */
export const questionKinds = ['text', 'number', 'yes or no', 'one of several', 'any of several'] as const

export type QuestionKind = (typeof questionKinds)[number]

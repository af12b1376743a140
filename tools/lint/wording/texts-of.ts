import {
  asJsonObject,
  documentTexts,
  type Finding,
  filesOf,
  findingAt,
  messageText,
  pointerTo,
} from '#source'
import { ownArticles, ownCanned } from '../help/own-articles.ts'
import type { RuleFault, Subject } from '../rule.ts'
import { reworded } from './reworded.ts'

/**
 * Findings of a rule in each text of the subject's own: messages as written, help, and documents, which only the base
 * has.
 */
export function checkTexts(
  subject: Subject,
  check: (text: string) => readonly Omit<RuleFault, 'pointer'>[],
): readonly Finding[] {
  const inCopy = reworded(subject).flatMap((key) => {
    const text = messageText(subject.copy, key)
    if (typeof text !== 'string') return []
    return check(text).map((fault) => subject.report({ ...fault, pointer: pointerTo('copy', key) }))
  })
  const documents = subject.tenant === undefined ? filesOf(subject.source, 'document') : []
  const inDocuments = documents.flatMap((file) =>
    documentTexts(asJsonObject(file.value)).flatMap(({ text, pointer }) =>
      check(text).map((fault) => findingAt({ rule: '', ...fault, pointer }, { file, pointer })),
    ),
  )
  return [...inCopy, ...inHelp(subject, check), ...inDocuments]
}

/** Questions and answers of the articles, and what agents say often, that the subject words itself. */
const inHelp = (
  subject: Subject,
  check: (text: string) => readonly Omit<RuleFault, 'pointer'>[],
): readonly Finding[] => {
  const inArticles = ownArticles(subject).flatMap(([id, { questions, answers }]) =>
    [
      ...questions.map((text, index) => ({ text, path: ['questions', index] })),
      ...answers.map(({ text }, index) => ({ text, path: ['answers', index, 'text'] })),
    ].map(({ text, path }) => ({ text, pointer: pointerTo('help', 'articles', id, ...path) })),
  )
  return [...inArticles, ...ownCanned(subject)].flatMap(({ text, pointer }) =>
    check(text).map((fault) => subject.report({ ...fault, pointer })),
  )
}

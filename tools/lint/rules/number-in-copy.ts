import type { Message } from '#engine'
import {
  asJsonObject,
  documentTexts,
  type Finding,
  filesOf,
  findingAt,
  messageText,
  parseOnce,
  pointerTo,
} from '#source'
import type { Rule, Subject } from '../rule.ts'
import { type Figure, figuresIn, type SaidLimit, saidLimits } from '../wording/figures.ts'
import { reworded } from '../wording/reworded.ts'

export const numberInCopy: Rule = {
  id: 'number-in-copy',
  why: 'A figure that is typed into a sentence stays when the limit changes, and then promises what does not hold.',
  check: (subject) => {
    const keys = reworded(subject)
    if (subject.flows === undefined || keys.length === 0) return []
    const figures = saidLimits(subject.flows.source.limits)
    return [...inCopy(subject, keys, figures), ...inDocuments(subject, figures)]
  },
}

const inCopy = (
  subject: Subject,
  keys: readonly string[],
  limits: readonly SaidLimit[],
): readonly Finding[] =>
  keys.flatMap((key) =>
    figuresIn(messageOf(subject, key), limits).map((figure) =>
      subject.report({ pointer: pointerTo('copy', key), ...describe(figure) }),
    ),
  )

function messageOf({ copy }: Subject, key: string): Message {
  const text = messageText(copy, key)
  const parsed = typeof text === 'string' ? parseOnce(text) : undefined
  return parsed?.ok === true ? parsed.message : ''
}

/** Documents, which only the base has. */
const inDocuments = ({ source, tenant }: Subject, limits: readonly SaidLimit[]): readonly Finding[] =>
  (tenant === undefined ? filesOf(source, 'document') : []).flatMap((file) =>
    documentTexts(asJsonObject(file.value)).flatMap(({ text, pointer }) => {
      const parsed = parseOnce(text)
      return (parsed.ok ? figuresIn(parsed.message, limits) : []).map((figure) =>
        findingAt({ rule: '', pointer, ...describe(figure) }, { file, pointer }),
      )
    }),
  )

function describe({ text, limits, isOtherDays }: Figure): {
  readonly message: string
  readonly hint: string
} {
  if (limits.length === 0)
    return {
      message: `"${text}" is typed into this sentence.`,
      hint: 'Put it into flows/limits.json and name it here.',
    }
  const names = limits.map((name) => `{${name}}`).join(' or ')
  const which =
    isOtherDays === true ? ', if those days are meant' : limits.length > 1 ? ', whichever is meant' : ''
  return { message: `"${text}" is a limit, typed into this sentence.`, hint: `Say ${names}${which}.` }
}

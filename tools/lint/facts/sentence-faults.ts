import { formatMessage, limitValues } from '#engine'
import {
  asText,
  messageArguments,
  messageText,
  nearestHint,
  parseOnce,
  pointerTo,
  resolveBase,
  writtenLocale,
} from '#source'
import type { RuleFault, Subject } from '../rule.ts'
import { mend, type NamedFact, told } from './named-fact.ts'

/** Faults of a message that does not say what a fact has it say. */
export function sentenceFaults(
  subject: Subject,
  fact: NamedFact,
  key: string,
  words: string | readonly string[],
): readonly RuleFault[] {
  if (subject.tenant !== undefined && !subject.copy.own.has(key)) return []
  const pointer = pointerTo('facts', 'facts', fact.id, 'sentences', key)
  const text = messageText(subject.copy, key)
  if (text === undefined)
    return [
      {
        pointer,
        what: 'key',
        message: `There is no message "${key}"; ${told(fact)}, it says "${String(words)}".`,
        // Another message is meant only where its file is there.
        ...nearestHint(
          key,
          Object.keys(subject.copy.base).filter((each) => each.startsWith(fileOf(key))),
        ),
      },
    ]
  const said = withLimits(subject, asText(text))
  const lost =
    typeof words === 'string'
      ? [words].filter((each) => said !== each)
      : words.filter((each) => !said.includes(each))
  return lost.map((each) => ({
    pointer: pointerTo('copy', key),
    message: `This says "${said}"; ${told(fact)}, it says "${each}".`,
    hint: mend,
    related: [pointer],
  }))
}

/** Message with the limits of the product filled in; what a page fills in stays as `{name}`. */
function withLimits({ source }: Subject, text: string): string {
  const limits = resolveBase(source).flows?.source.limits
  const parsed = parseOnce(text)
  if (!parsed.ok || limits === undefined) return text
  const names = [...messageArguments(parsed.message).keys()].map((name) => [name, `{${name}}`] as const)
  const values = {
    ...Object.fromEntries(names),
    ...limitValues(limits, writtenLocale),
  }
  try {
    return formatMessage(parsed.message, values, writtenLocale)
  } catch {
    // A page gives a number, of which the sentence has several cases.
    return text
  }
}

/** Beginning that the messages of a file share. */
const fileOf = (key: string): string => `${key.split('.', 1)[0]}.`

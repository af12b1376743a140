import { memoize } from '#engine'
import type { Fault } from '../findings/fault.ts'
import { nearestHint } from '../findings/nearest-hint.ts'
import { pointerTo } from '../json/json-pointer.ts'
import { asJsonObject, asText, childObject, type JsonObject } from '../json/json-value.ts'
import { knownValues, missingValues, type ValueNames } from '../wording/known-values.ts'
import { parseOnce } from '../wording/parse-once.ts'

interface Help extends ValueNames {
  readonly help: JsonObject
}

/** Faults of help answers that cannot be given: invalid messages, or messages that name an unknown value. */
export const checkHelp = (flows: Help): readonly Fault[] =>
  answerTexts(flows.help).flatMap(({ pointer, text }) => faultsOf(text, flows, pointer))

interface AnswerText {
  /** Pointer within the effective flows. */
  readonly pointer: string
  readonly text: string
}

/** Wordings of all answers, both of the chatbot and of agents; cached, because most lenders share the answers of the base. */
export const answerTexts = memoize((help: JsonObject): readonly AnswerText[] => [
  ...Object.entries(childObject(help, 'articles')).flatMap(([article, value]) => {
    const { answers } = asJsonObject(value)
    return (Array.isArray(answers) ? answers : []).map((answer, index) => ({
      pointer: pointerTo('help', 'articles', article, 'answers', index, 'text'),
      text: asText(asJsonObject(answer).text),
    }))
  }),
  ...Object.entries(childObject(help, 'canned')).map(([id, value]) => ({
    pointer: pointerTo('help', 'canned', id, 'text'),
    text: asText(asJsonObject(value).text),
  })),
])

function faultsOf(text: string, names: ValueNames, pointer: string): readonly Fault[] {
  const parsed = parseOnce(text)
  if (!parsed.ok)
    return [
      {
        rule: 'icu-invalid',
        pointer,
        message: `This answer is not a message that can be shown: ${parsed.reason}.`,
      },
    ]
  const known = knownValues(names)
  return missingValues(parsed.message, new Set(), known).map(({ name, message }) => ({
    rule: 'help-placeholder',
    pointer,
    message,
    ...nearestHint(name, known.keys(), '{}'),
  }))
}

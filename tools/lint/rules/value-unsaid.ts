import type { Message } from '#engine'
import { messageArguments, messageText, parseOnce, pointerTo, valuesKnownTo } from '#source'
import type { Rule, RuleFault, Subject } from '../rule.ts'
import { reworded } from '../wording/reworded.ts'

export const valueUnsaid: Rule = {
  id: 'value-unsaid',
  why: 'A letter about a code or a day that does not say which is of no use to whoever gets it, and a notice without its day may not count as one.',
  check: (subject) => (subject.tenant === undefined ? [] : inRewordings(subject).map(subject.report)),
}

/** Faults of a lender's rewordings that leave out a value which only this message gets. */
function inRewordings(subject: Subject): readonly RuleFault[] {
  const { flows, copy } = subject
  if (flows === undefined) return []
  return reworded(subject).flatMap((key) => {
    const known = valuesKnownTo(key, { limits: flows.source.limits, project: flows.project })
    const said = new Set(namedIn(subject, key))
    const [before, now] = [copy.base[key], messageText(copy, key)].map((text) => String(text ?? ''))
    return [
      ...[...namesOf(parsed(copy.base[key]))]
        .filter((name) => !known.has(name) && !said.has(name))
        .map((name) => fault(key, name, 'The message of the base says')),
      ...(before?.includes('<link>') && !now?.includes('<link>')
        ? [unlinked(key, 'The base gives these words a link')]
        : []),
    ]
  })
}

const unlinked = (key: string, who: string): RuleFault => ({
  pointer: pointerTo('copy', key),
  message: `${who}, and nothing in them is one: nobody could follow it.`,
  hint: 'Put the words to be chosen between <link> and </link>.',
})

const fault = (key: string, name: string, who: string): RuleFault => ({
  pointer: pointerTo('copy', key),
  message: `${who} {${name}}, and these words leave it out.`,
  hint: `Say {${name}}.`,
})

const namedIn = ({ copy }: Subject, key: string): readonly string[] => namesOf(parsed(messageText(copy, key)))

const namesOf = (message: Message): readonly string[] => [...messageArguments(message).keys()]

function parsed(text: unknown): Message {
  const found = typeof text === 'string' ? parseOnce(text) : undefined
  return found?.ok === true ? found.message : ''
}

import type { TransitionSource } from '#engine'
import { listed } from '../words/short.ts'
import { choiceSentences } from './choice-sentences.ts'
import type { Told } from './compare-machine.ts'
import { holdsWhen } from './condition-changes.ts'

type ToldEvent = Told<TransitionSource>

/** Most words of a list of states. */
const mostOfList = 16

/** Sentences on a new event: from where it leads to where, and when it happens by itself. */
export function leadsFrom(told: ToldEvent): string {
  const { trigger } = told.source
  return [
    `It is admitted in ${admittedIn(told)}.`,
    leadsTo(told, 'It leads to'),
    ...(trigger === undefined ? [] : [holdsWhen('It happens', told.say(trigger))]),
  ].join(' ')
}

/** Sentences on where an event is admitted, where it leads and when it happens, each beginning with the event. */
export function eventChanges(event: string, now: ToldEvent, before: ToldEvent): readonly string[] {
  const [to, oldTo] = [now, before].map((told) => leadsTo(told, 'It leads to'))
  const [when, oldWhen] = [now, before].map(({ source: { trigger }, say }) =>
    trigger === undefined ? 'a page or a job sends it' : say(trigger),
  )
  return [
    ...admittanceChanges(event, now, before),
    ...(to === oldTo ? [] : [`${event} leads elsewhere. ${to} Before: ${oldTo}`]),
    // A predicate of the same name may have changed; the report names it under that predicate.
    ...(when === oldWhen || now.source.trigger === before.source.trigger
      ? []
      : [`${holdsWhen(`${event} happens`, when ?? '')} ${holdsWhen('Before, it happened', oldWhen ?? '')}`]),
  ]
}

const leadsTo = ({ source, say, stateOf }: ToldEvent, subject: string): string =>
  choiceSentences(subject, { choice: source.to, key: 'to', say, nameOf: stateOf })

function admittanceChanges(event: string, now: ToldEvent, before: ToldEvent): readonly string[] {
  const [is, was] = [now.source.from, before.source.from]
  const [except, oldExcept] = [now, before].map(({ source }) => source.except ?? [])
  if (is === '*' || was === '*') {
    const [here, there] = [admittedIn(now), admittedIn(before)]
    return here === there && String(except) === String(oldExcept)
      ? []
      : [`${event} is now admitted in ${here}. Before, it was admitted in ${there}.`]
  }
  const names = (states: readonly string[], other: readonly string[]) =>
    states.filter((state) => !other.includes(state)).map(now.stateOf)
  const [come, gone] = [names(is, was), names(was, is)]
  return [
    ...(come.length === 0 ? [] : [`${event} is now admitted in ${listed(come, mostOfList)} too.`]),
    ...(gone.length === 0 ? [] : [`${event} is no longer admitted in ${listed(gone, mostOfList)}.`]),
  ]
}

function admittedIn({ source: { from, except = [] }, stateOf }: ToldEvent): string {
  const states = (ids: readonly string[]) => listed(ids.map(stateOf), mostOfList)
  return from === '*'
    ? except.length === 0
      ? 'any state'
      : `any state except ${states(except)}`
    : states(from)
}

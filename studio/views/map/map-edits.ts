import type { MapMachine, WrittenTransition } from '../../api/map.ts'
import type { Change } from '../../edits/change.ts'

type Machine = Pick<MapMachine, 'file' | 'transitions' | 'triggerOrder'>

export interface NewState {
  readonly id: string
  readonly kind: string
  /** Page that it shows, if one is chosen. */
  readonly page: string
}

/** Changes that add a state. */
export function addState({ file, triggerOrder }: Machine, { id, kind, page }: NewState): readonly Change[] {
  // Pages of the browser's states stand beside them; those of the server's stand in a file of their own.
  const isBrowser = triggerOrder !== undefined
  const own = {
    ...(kind !== 'interactive' || isBrowser ? { kind } : {}),
    ...(isBrowser && page !== '' ? { page } : {}),
  }
  const state: Change = { file, pointer: `/states/${id}`, after: own }
  if (isBrowser || page === '') return [state]
  // While a person looks at it, and at an end, the browser stops asking.
  const shownKind = kind === 'review' || kind === 'terminal' ? 'halting' : kind
  return [
    state,
    { file: 'flows/server-states.json', pointer: `/states/${id}`, after: { kind: shownKind, page } },
  ]
}

export interface NewArrow {
  readonly from: string
  readonly to: string
  readonly event: string
  /** Name of a condition; empty for none. */
  readonly when: string
}

/** Changes that add an arrow, or the sentence why it cannot be added so. */
export function addArrow(machine: Machine, arrow: NewArrow): readonly Change[] | string {
  const written = machine.transitions[arrow.event]
  return written === undefined ? newEvent(machine, arrow) : nextArrow(machine, arrow, written)
}

function newEvent({ file, triggerOrder }: Machine, { from, to, event, when }: NewArrow): readonly Change[] {
  const pointer = `/transitions/${event}`
  if (triggerOrder === undefined) {
    const target = when === '' ? to : [{ when, to }, { to: from }]
    return [{ file, pointer, after: { from: [from], to: target } }]
  }
  if (when === '') return [{ file, pointer, after: { from: [from], to } }]
  return [
    { file, pointer, after: { from: [from], to, trigger: when } },
    { file, pointer: `/triggerOrder/${triggerOrder.length}`, after: event },
  ]
}

function nextArrow(
  { file }: Machine,
  { from, to, event, when }: NewArrow,
  written: WrittenTransition,
): readonly Change[] | string {
  const isAdmitted = written.from === '*' || written.from.includes(from)
  const admit: readonly Change[] = isAdmitted
    ? []
    : [{ file, pointer: `/transitions/${event}/from/${written.from.length}`, after: from }]
  if (written.to === to) return isAdmitted ? `${event} leads from ${from} to ${to} already.` : admit
  if (when === '')
    return `${event} leads elsewhere already. Choose the condition under which it leads to ${to}, or give the arrow an event of its own.`
  const others = Array.isArray(written.to) ? written.to : [{ to: written.to }]
  const variants = {
    file,
    pointer: `/transitions/${event}/to`,
    before: written.to,
    after: [{ when, to }, ...others],
  }
  return [...admit, variants]
}

import { asJsonObject, childObject } from '#source'
import { fillValues } from '../../../product/drive/fill-values.ts'
import { makeMove } from '../../../product/drive/make-move.ts'
import { valuesOf } from '../../../product/drive/sample-answers.ts'
import { loadRoad } from '../../../tools/scenario/roads.ts'
import { loadEvents } from '../../../tools/scenario/sequences/sequence-files.ts'
import { flows } from '../lenders/flows.ts'
import type { Borrower } from './borrower.ts'

const moves = childObject(loadRoad('main').applicant, 'moves')

/** Server states of the main road in which the borrower has to act, in order, and its end. */
export const statesOfRoad: readonly string[] = [
  flows.process.initial,
  ...(loadEvents().get('main') ?? []).map(({ to }) => to),
].filter((state) => Object.hasOwn(moves, state) || state === 'COMPLETE')

/** Walks the road up to a state; returns the states in which the borrower acted, and that state. */
export async function walk(borrower: Borrower, until = 'COMPLETE'): Promise<readonly string[]> {
  const passed: string[] = []
  for (;;) {
    const left = statesOfRoad.filter((state) => !passed.includes(state))
    const { checklistStatus = 'UNKNOWN' } = await borrower.reach(...left, until)
    passed.push(checklistStatus)
    if (checklistStatus === until) return passed
    await movesAt(borrower, checklistStatus)
  }
}

/** Makes the moves of the road that are due at a server state. */
export async function movesAt({ client, applicant }: Borrower, state: string): Promise<void> {
  const due = moves[state]
  for (const move of Array.isArray(due) ? due : [])
    await makeMove(asJsonObject(move), client, applicant, flows)
}

/** Makes one move: posts the sample answers of its form. */
export const moveBy = ({ client, applicant }: Borrower, post: string) =>
  makeMove({ post }, client, applicant, flows)

/** Answers that this move posts. */
export const answersTo = ({ client, applicant }: Borrower, post: string) =>
  fillValues(valuesOf({ post }, applicant, flows), client)

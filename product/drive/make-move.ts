import type { Json, JsonObject } from '#source'
import type { BorrowerClient } from './borrower-client.ts'
import { Refused } from './borrower-session.ts'
import { DriveStopped } from './drive-stopped.ts'
import { fillValues } from './fill-values.ts'
import { answersKey, type FormsOfFlows, valuesOf } from './sample-answers.ts'

/** Times that a move is sent whose answer names something of which others may take the last one. */
const mostTries = 5

/**
 * Posts the answers of a move to a part of the application. What the server offered, such as a time of the notary, may be taken by
 * somebody else meanwhile: then the offer is read again and answered, as a person would. Throws DriveStopped with the place of the
 * answers if they are refused.
 */
export async function makeMove(
  move: JsonObject,
  person: BorrowerClient,
  applicant: JsonObject,
  flows: FormsOfFlows,
): Promise<Json> {
  const post = String(move.post)
  const values = valuesOf(move, applicant, flows)
  const isOffered = JSON.stringify(values).includes('"$answer"')
  const send = async (tries: number): Promise<Json> => {
    try {
      return await person.postPart(post, await fillValues(values, person))
    } catch (error) {
      if (!isOffered || tries === mostTries || !(error instanceof Refused) || error.status !== 409)
        throw error
      return send(tries + 1)
    }
  }
  return namingPlace(`answers, "${answersKey(post, flows)}"`, () => send(1))
}

/** Runs a request. If the server refuses it with 400 or 422, throws DriveStopped with the place where to edit its answers. */
export async function namingPlace<T>(place: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Refused) || ![400, 422].includes(error.status)) throw error
    throw new DriveStopped(`${error.message} The answers stand in product/drive/applicant.json (${place}).`)
  }
}

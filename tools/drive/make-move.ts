import { isDeepStrictEqual } from 'node:util'
import type { Json, JsonObject } from '#source'
import { type BorrowerClient, Refused } from './borrower-client.ts'
import { DriveStopped } from './drive-stopped.ts'
import { fillValues } from './fill-values.ts'
import { answersKey, type FormsOfFlows, valuesOf } from './sample-answers.ts'

/**
 * Posts the answers of a move to a part of the application. What the server offered, such as a time of the notary, may be taken by
 * somebody else meanwhile: then it is read and sent again, as a person would. Throws DriveStopped with the place of the answers
 * if they are refused.
 */
export async function makeMove(
  move: JsonObject,
  person: BorrowerClient,
  applicant: JsonObject,
  flows: FormsOfFlows,
): Promise<Json> {
  const post = String(move.post)
  const read = () => fillValues(valuesOf(move, applicant, flows), person)
  const sendFrom = async (values: Json): Promise<Json> => {
    try {
      return await person.postPart(post, values)
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 409) throw error
      const now = await read()
      if (isDeepStrictEqual(now, values)) throw error
      return sendFrom(now)
    }
  }
  const values = await read()
  return namingPlace(`answers, "${answersKey(post, flows)}"`, () => sendFrom(values))
}

/** Runs a request. If the server refuses it with 400 or 422, throws DriveStopped with the place where to edit its answers. */
export async function namingPlace<T>(place: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Refused) || ![400, 422].includes(error.status)) throw error
    throw new DriveStopped(`${error.message} The answers stand in tools/drive/applicant.json (${place}).`)
  }
}

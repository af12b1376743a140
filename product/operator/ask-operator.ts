import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { asJsonObject, asStrings, type Json, repository } from '#source'
import { CommandFailure } from '../../tools/commands/command-failure.ts'
import { askServer, jsonOf } from '../drive/ask-server.ts'
import { DriveStopped } from '../drive/drive-stopped.ts'

/**
 * Sends a request to a running server with the operator's key; throws CommandFailure 1 if the server refuses, 2 if it
 * cannot be reached.
 */
export async function askOperator(url: string, path: string, body?: Json): Promise<Json> {
  const authorization = `Operator ${findOperatorKey(process.env)}`
  const init =
    body === undefined
      ? { headers: { authorization } }
      : {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }
  try {
    const response = await askServer(url.replace(/\/$/, ''), path, init)
    const answer = await jsonOf(response)
    if (response.ok) return answer
    throw refusal(response.status, answer)
  } catch (error) {
    if (error instanceof DriveStopped) throw new CommandFailure(2, error.message)
    throw error
  }
}

/** Finds the key as the server does: OPERATOR_KEY, else operator.key in its data folder. */
function findOperatorKey({ OPERATOR_KEY, DATA_DIR }: NodeJS.ProcessEnv): string {
  if (OPERATOR_KEY) return OPERATOR_KEY
  const file = path.resolve(DATA_DIR ?? path.join(repository, '.data'), 'operator.key')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  throw new CommandFailure(
    2,
    `The operator's key is not known: OPERATOR_KEY is not set, and there is no ${file}. A server makes it at its first start; name its data folder in DATA_DIR, or the key in OPERATOR_KEY.`,
  )
}

function refusal(status: number, answer: Json): CommandFailure {
  const { errors, code } = asJsonObject(answer)
  if (code === 'OPERATOR_KEY')
    return new CommandFailure(
      2,
      'The server has another operator key. Name its own in OPERATOR_KEY, or its data folder in DATA_DIR.',
    )
  return new CommandFailure(1, `The server refuses (${status}): ${asStrings(errors).join(' ')}`)
}

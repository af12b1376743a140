import type { ValidateFunction } from 'ajv/dist/2020.js'
import type { ApiCall } from './calls.ts'
import type { Received, Silence } from './send.ts'
import type { SoakRequest } from './soak-request.ts'

/** Faults of a response, as sentences; empty for a correct one. */
export function faultsOf(
  request: SoakRequest,
  answer: Received | Silence,
  calls: readonly ApiCall[],
): readonly string[] {
  if ('silence' in answer) return mayBeSilent(request) ? [] : [`It was not answered: ${answer.silence}`]
  const { status, body } = answer
  if (status >= 500) return [`It was answered ${status}: ${body.subarray(0, 500)}`]
  return [
    ...(request.mustFail && status < 400
      ? [`It was answered ${status}, to somebody whom it is none of.`]
      : []),
    ...(status < 400 ? [] : secretsIn(body.toString())),
    ...shapeFaults(request, answer, calls),
  ]
}

/**
 * Whether a missing response is acceptable: the sender ended the connection, or the message is so long that the server
 * may end it.
 */
const mayBeSilent = ({ cutAfter, path, headers, body = Buffer.alloc(0) }: SoakRequest): boolean =>
  cutAfter !== undefined || body.length > 250_000 || JSON.stringify([path, headers]).length > 14_000

const secrets: readonly RegExp[] = [
  /\bat .+[/\\].+:\d+:\d+/,
  /node_modules|\.[jt]s:\d+/,
  /syntax error at|violates|relation "|invalid input syntax|column "|Failed query|drizzle|SQLSTATE/i,
  /\bselect\b.+\bfrom\b|\binsert into\b|\bupdate\b.+\bset\b/i,
  /Cannot read propert|is not a function|is not iterable|undefined \(reading/,
]

const secretsIn = (text: string): readonly string[] =>
  secrets.flatMap((pattern) => {
    const found = pattern.exec(text)?.[0]
    return found === undefined ? [] : [`A refusal tells what it must not: ${found.slice(0, 200)}`]
  })

function shapeFaults(
  { call, method }: SoakRequest,
  { status, headers, body }: Received,
  calls: readonly ApiCall[],
) {
  const type = String(headers['content-type'] ?? '').split(';')[0] ?? ''
  // If the request is not to a known call, only the form of a refusal is checked.
  const answer = call === undefined ? (status < 400 ? undefined : refusalOf(calls)) : call.answers.get(status)
  if (answer === undefined)
    return call === undefined
      ? []
      : [`The document knows no ${status} of ${call.id}: ${body.subarray(0, 300)}`]
  if (method === 'HEAD' || (answer.types.length === 0 && body.length === 0)) return []
  if (!answer.types.includes(type))
    return [`It was answered ${status} with ${type}, not ${answer.types}: ${body.subarray(0, 300)}`]
  return type === 'application/json' ? bodyFaults(answer.isValid, status, body.toString()) : []
}

/** Expected content of a refusal, the same for every call. */
const refusalOf = (calls: readonly ApiCall[]) => calls[0]?.answers.get(400)

function bodyFaults(isValid: ValidateFunction, status: number, text: string): readonly string[] {
  const json = parsed(text)
  if (json !== undefined && isValid(json)) return []
  const [fault] = isValid.errors ?? []
  return [
    `The body of ${status} is none of its schema (${fault?.instancePath} ${fault?.message}): ${text.slice(0, 300)}`,
  ]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The caller reports it with the text.
    return undefined
  }
}

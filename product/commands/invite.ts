import { asJsonObject, asText, childObject, type Json, type JsonObject, parseJsonFile } from '#source'
import { CommandFailure } from '../../tools/commands/command-failure.ts'
import { type Options, parseOptions } from '../../tools/commands/input/parse-options.ts'
import { nameOf, readText } from '../../tools/commands/input/read-text.ts'
import { askOperator } from '../operator/ask-operator.ts'
import { serverUrl } from '../operator/server-url.ts'

/** Options, each with its key in the body of POST /operator/invitations. */
const fields = [
  ['tenant', 'orgCode'],
  ['email', 'email'],
  ['first-name', 'firstName'],
  ['last-name', 'lastName'],
  ['dob', 'dob'],
  ['phone', 'phoneNumber'],
  ['occupancy', 'occupancy'],
  ['employment', 'employmentType'],
  ['referrer', 'referrer'],
] as const

const addressFields = [
  ['street', 'street1'],
  ['unit', 'street2'],
  ['city', 'city'],
  ['state', 'state'],
  ['zip', 'zip'],
] as const

type Field = (typeof fields | typeof addressFields)[number]
type InviteOptions = Options<Field[0] | 'income' | 'file' | 'url', 'json'>

/** Invites a borrower for a loan officer; the server reports missing or wrong fields. */
export async function invite(args: readonly string[]): Promise<number> {
  const names = [...[...fields, ...addressFields].map(([name]) => name), 'income', 'file', 'url'] as const
  const options: InviteOptions = parseOptions(args, names, ['json'])
  const invitation = invitationOf(options)
  const url = serverUrl(options)
  const invited = asJsonObject(await askOperator(url, '/operator/invitations', invitation))
  if (options.has('json')) console.log(JSON.stringify(invited, null, 2))
  else {
    const email = asText(invitation.email)
    console.log(`${email} is invited: application ${asText(invited.applicationUuid)}.`)
    console.log(`The letter with the code: npx journey outbox --to ${email} --url ${url}`)
  }
  return 0
}

/** Invitation from a file, with options taking precedence. */
function invitationOf(options: InviteOptions): JsonObject {
  const file = options.find('file')
  const base = file === undefined ? {} : readInvitation(file)
  const address = { ...childObject(base, 'address'), ...said(options, addressFields) }
  const income = options.find('income')
  return {
    ...base,
    ...said(options, fields),
    ...(Object.keys(address).length > 0 && { address }),
    ...(income !== undefined && { annualIncome: dollars(income) }),
  }
}

function readInvitation(option: string): JsonObject {
  const { value, findings } = parseJsonFile(nameOf(option), readText(option))
  const [broken] = findings
  if (broken === undefined) return asJsonObject(value)
  throw new CommandFailure(2, `${nameOf(option)}:${broken.line}:${broken.column} ${broken.message}`)
}

const said = (options: InviteOptions, table: readonly Field[]): JsonObject =>
  Object.fromEntries(
    table.flatMap(([option, name]): [string, Json][] => {
      const value = options.find(option)
      return value === undefined ? [] : [[name, value]]
    }),
  )

function dollars(text: string): number {
  const value = Number(text.replaceAll(',', ''))
  if (text.trim() !== '' && Number.isFinite(value)) return value
  throw new CommandFailure(2, `--income is "${text}"; dollars a year are expected, such as 118000.`)
}

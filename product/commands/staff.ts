import { asJsonObject, asText, type Json } from '#source'
import { CommandFailure } from '../../tools/commands/command-failure.ts'
import { chooseOption } from '../../tools/commands/input/choose-option.ts'
import { type Options, parseOptions } from '../../tools/commands/input/parse-options.ts'
import { askOperator } from '../operator/ask-operator.ts'
import { serverUrl } from '../operator/server-url.ts'

type StaffOptions = Options<'email' | 'name' | 'role' | 'tenant' | 'url', 'json'>

const actions: Readonly<Record<string, (options: StaffOptions) => Promise<readonly string[]>>> = {
  add,
  list,
  remove: (options) => change(options, 'removals', 'works for nobody any more and is signed out everywhere.'),
  reset: (options) =>
    change(
      options,
      'resets',
      'has no password and no second factor any more, and a code by mail for a new password.',
    ),
}

/** Adds, lists and removes lenders' staff at a running server, or has them set a new password. */
export async function staff(args: readonly string[]): Promise<number> {
  const options: StaffOptions = parseOptions(args, ['email', 'name', 'role', 'tenant', 'url'], ['json'], 1)
  const [named] = options.operands
  const action = named === undefined ? undefined : actions[chooseOption('action', named, actions)]
  if (action === undefined)
    throw new CommandFailure(
      2,
      `Say what to do: staff ${Object.keys(actions).join(', ')}; see \`journey staff --help\`.`,
    )
  for (const line of await action(options)) console.log(line)
  return 0
}

async function add(options: StaffOptions): Promise<readonly string[]> {
  const email = options.require('email')
  const body = {
    email,
    name: options.require('name'),
    roles: listOf(options.require('role')),
    tenants: listOf(options.require('tenant')),
  }
  const added = await ask(options, '', body)
  if (options.has('json')) return [JSON.stringify(added, null, 2)]
  const mailed = asJsonObject(added).isMailed === true
  return [
    `${email} is ${body.roles.join(', ')} at ${body.tenants.join(', ')}.`,
    mailed
      ? `The letter with the code: npx journey outbox --to ${email} --url ${serverUrl(options)}`
      : 'They sign in with the password that they have.',
  ]
}

async function list(options: StaffOptions): Promise<readonly string[]> {
  const found = await ask(options, '')
  if (options.has('json')) return [JSON.stringify(found, null, 2)]
  const rows = Array.isArray(found) ? found.map(asJsonObject) : []
  if (rows.length === 0) return ['Nobody works for a lender yet.']
  return rows.map(({ email, name, memberships }) => {
    const roles = Array.isArray(memberships) ? memberships.map(asJsonObject) : []
    const said = roles.map(({ role, tenant }) => `${asText(role)} at ${asText(tenant)}`)
    return `${asText(email)}  ${asText(name)}  ${said.join(', ')}`
  })
}

async function change(options: StaffOptions, call: string, said: string): Promise<readonly string[]> {
  const email = options.require('email')
  const changed = await ask(options, `/${call}`, { email })
  return [options.has('json') ? JSON.stringify(changed, null, 2) : `${email} ${said}`]
}

const ask = (options: StaffOptions, path: string, body?: Json): Promise<Json> =>
  askOperator(serverUrl(options), `/operator/staff${path}`, body)

/** Splits a list at commas. */
const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

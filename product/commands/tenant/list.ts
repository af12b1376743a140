import { chooseOption } from '../../../tools/commands/input/choose-option.ts'
import { parseOptions } from '../../../tools/commands/input/parse-options.ts'
import { describeTenants, listTenants, type TenantRow } from '../../tenant/list-tenants.ts'
import { readTenants } from './read-tenant.ts'

const formats = {
  text: describeTenants,
  json: (rows: readonly TenantRow[]) => JSON.stringify(rows, null, 2),
} as const

/** Prints every lender and group with what it extends, how requests reach it and what it overrides. */
export function list(args: readonly string[]): number {
  const options = parseOptions(args, ['dir', 'format'])
  const print = formats[chooseOption('format', options.find('format') ?? 'text', formats)]
  console.log(print(listTenants(readTenants(options.find('dir')))))
  return 0
}

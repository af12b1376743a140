import { CommandFailure } from '../../../tools/commands/command-failure.ts'
import { chooseOption } from '../../../tools/commands/input/choose-option.ts'
import { parseOptions } from '../../../tools/commands/input/parse-options.ts'
import { compareTenants, describeDifferences } from '../../tenant/compare-tenants.ts'
import { readTenants } from './read-tenant.ts'

const formats = {
  text: describeDifferences,
  json: (differences: ReturnType<typeof compareTenants>) => JSON.stringify(differences, null, 2),
} as const

/** Prints each value in which two lenders differ. */
export function diffTenants(args: readonly string[]): number {
  const options = parseOptions(args, ['dir', 'format'], [], 2)
  const [one, other] = options.operands
  if (one === undefined || other === undefined)
    throw new CommandFailure(
      2,
      'Which two lenders? As in `journey tenant diff A B`; `journey tenant list` has them.',
    )
  const print = formats[chooseOption('format', options.find('format') ?? 'text', formats)]
  const source = readTenants(options.find('dir'), one, other)
  console.log(print(compareTenants(source, one, other), [one, other]))
  return 0
}

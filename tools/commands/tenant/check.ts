import { resolveTenant } from '#source'
import { exitCode } from '../../lint/exit-code.ts'
import { formats } from '../../lint/formats/formats.ts'
import { lintDirectory } from '../../lint/lint-directory.ts'
import { contrastCertificate } from '../../tenant/contrast-certificate.ts'
import { chooseOption } from '../choose-option.ts'
import { CommandFailure } from '../command-failure.ts'
import { flowsFolder } from '../flows-folder.ts'
import { parseOptions } from '../parse-options.ts'
import { readSource } from '../read-source.ts'
import { readTenants } from './read-tenant.ts'

/**
 * Prints the findings of `journey lint` for one lender or all, and the contrast of its pages. Exits 1 with findings.
 */
export function check(args: readonly string[]): number {
  const options = parseOptions(args, ['dir', 'format'], [], 1)
  const [code] = options.operands
  const dir = flowsFolder(options.find('dir'))
  const source = readTenants(dir, ...(code === undefined ? [] : [code]))
  const name = chooseOption('format', options.find('format') ?? 'pretty', formats)
  const format = formats[name]
  if (format === undefined) throw new CommandFailure(2, `There is no format "${name}".`)
  const report = readSource(() => lintDirectory(dir, code))
  console.log(format(report, { dir, cwd: process.cwd(), isColoured: process.stdout.isTTY === true }))
  const result = exitCode(report, { failSeverity: 'warning', maxWarnings: undefined })
  const effective = code === undefined ? undefined : resolveTenant(source, code).effective
  if (name === 'pretty' && effective !== undefined) console.log(contrastCertificate(effective.tenant.theme))
  return result
}

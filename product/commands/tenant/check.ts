import {
  contrastOf,
  contrastPairs,
  deriveTokens,
  type Mode,
  resolveTenant,
  seedsOf,
  type Theme,
} from '#source'
import { chooseOption } from '../../../tools/commands/input/choose-option.ts'
import { flowsFolder } from '../../../tools/commands/input/flows-folder.ts'
import { parseOptions } from '../../../tools/commands/input/parse-options.ts'
import { readSource } from '../../../tools/commands/input/read-source.ts'
import { exitCode } from '../../../tools/lint/exit-code.ts'
import { annotatedRoot } from '../../../tools/lint/formats/annotated-root.ts'
import { formats } from '../../../tools/lint/formats/formats.ts'
import { lintDirectory } from '../../../tools/lint/lint-directory.ts'
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
  const report = readSource(() => lintDirectory(dir, code))
  console.log(format(report, { dir, root: annotatedRoot(dir), isColoured: process.stdout.isTTY === true }))
  const result = exitCode(report, { failSeverity: 'warning', maxWarnings: undefined })
  const effective = code === undefined ? undefined : resolveTenant(source, code).effective
  if (name === 'pretty' && effective !== undefined) console.log(contrastCertificate(effective.tenant.theme))
  return result
}

/** Summary of a lender's contrast: the number of colour pairs on its pages, and those nearest to their minimum. */
function contrastCertificate(theme: Theme): string {
  const rows = (['light', 'dark'] as const satisfies readonly Mode[]).map((mode) => {
    const tokens = deriveTokens(seedsOf(theme, mode), mode)
    const [least] = contrastPairs
      .map((pair) => ({ ...pair, found: contrastOf(tokens, pair) }))
      .sort((a, b) => a.found / a.ratio - b.found / b.ratio)
    return least === undefined
      ? ''
      : `  by ${mode}: the least is ${least.token} on ${least.on} with ${least.found.toFixed(2)}:1, where ${least.ratio}:1 is needed`
  })
  return [`${contrastPairs.length} pairs of colours meet on its pages.`, ...rows].join('\n')
}

import { designTokens, resolveTenant, type Theme } from '#source'
import { CommandFailure } from '../../../tools/commands/command-failure.ts'
import { chooseOption } from '../../../tools/commands/input/choose-option.ts'
import { loadJourney } from '../../../tools/commands/input/load-journey.ts'
import { parseOptions } from '../../../tools/commands/input/parse-options.ts'
import { describeValues } from '../../tenant/describe-values.ts'
import { type EffectiveValue, effectiveRoot, effectiveValues } from '../../tenant/effective-values.ts'
import { findSteps } from '../../tenant/find-steps.ts'
import { named, readTenants } from './read-tenant.ts'

const formats = {
  text: describeValues,
  json: (values: readonly EffectiveValue[]) => JSON.stringify(values, null, 2),
} as const

/** Prints all values of a lender, or one, and the layer that set it; or its design tokens. */
export function show(args: readonly string[]): number {
  const options = parseOptions(args, ['dir', 'format'], ['tokens'], 2)
  const [operand, name] = options.operands
  const code = named(operand, 'show')
  const dir = options.find('dir')
  const source = readTenants(dir, code)
  if (options.has('tokens')) {
    console.log(JSON.stringify(tokenResolver(code, loadJourney(code, dir).tenant.theme), null, 2))
    return 0
  }
  const print = formats[chooseOption('format', options.find('format') ?? 'text', formats)]
  if (name === undefined) {
    const keys = Object.keys(resolveTenant(source, code).settings.value).filter((key) => key !== '$schema')
    console.log(print(keys.flatMap((key) => effectiveValues(source, code, [key]))))
    return 0
  }
  const steps = findSteps(effectiveRoot(resolveTenant(source, code)), name)
  if ('reason' in steps) throw new CommandFailure(2, steps.reason)
  console.log(print(effectiveValues(source, code, steps)))
  return 0
}

/**
 * Design tokens of a lender as one document of the Design Tokens Resolver Module 2025.10 (DTCG): its shape, and its
 * colours by mode.
 */
function tokenResolver(name: string, theme: Theme): object {
  const { shape, light, dark } = designTokens(theme)
  return {
    name,
    version: '2025.10',
    sets: { shape: { sources: [shape] } },
    modifiers: { mode: { contexts: { light: [light], dark: [dark] }, default: 'light' } },
    resolutionOrder: [{ $ref: '#/sets/shape' }, { $ref: '#/modifiers/mode' }],
  }
}

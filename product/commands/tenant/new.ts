import { existsSync } from 'node:fs'
import path from 'node:path'
import { didYouMean } from '#engine'
import { asJsonObject, type JsonObject, mergePatch, namesGroup, type Source, tenantFiles } from '#source'
import { CommandFailure } from '../../../tools/commands/command-failure.ts'
import { type Options, parseOptions } from '../../../tools/commands/input/parse-options.ts'
import { answerQuestions } from '../../tenant/answer-questions.ts'
import { chooseImages, imageNames } from '../../tenant/choose-images.ts'
import { describeNew } from '../../tenant/describe-new.ts'
import { questions } from '../../tenant/questions.ts'
import { readSite, type SiteLook } from '../../tenant/site/read-site.ts'
import { stageTenant } from '../../tenant/stage-tenant.ts'
import { tenantText } from '../../tenant/tenant-text.ts'
import { processTerminal, type Terminal } from '../terminal.ts'
import { named, readTenants } from './read-tenant.ts'

type NewOptions = Options<string, never>

const names = [
  'dir',
  'extends',
  'from',
  'logo',
  'favicon',
  'states',
  ...questions.map(({ option }) => option),
]

/**
 * Writes the folder of a new lender from options, its existing site and, on a terminal, answers; exits 1 if it could
 * not be served.
 */
export async function newTenant(
  args: readonly string[],
  terminal: Terminal = processTerminal,
): Promise<number> {
  const options: NewOptions = parseOptions(args, names, [], 1)
  const code = named(options.operands[0], 'new')
  const source = readTenants(options.find('dir'))
  requireFree(source, code)
  const site = siteOf(options.find('from'))
  const group = await groupOf(source, options, terminal)
  const known = { code, answers: new Map<string, string>(), site }
  const ask = terminal.isInteractive ? terminal.ask : undefined
  const { settings, problems } = await answerQuestions(known, { find: options.find, ask })
  if (problems.length > 0) throw new CommandFailure(2, problems.join('\n'))
  const images = chooseImages(known, (kind) => requireFile(kind, options.find(kind)))
  const own = { code, extends: group, ...statesOf(options), theme: imageNames(source, group, images) }
  const findings = stageTenant(source, {
    code,
    text: tenantText(
      merged({ $schema: '../../schemas/tenant/tenant.schema.json' }, settings, own),
      source.project.schemas,
    ),
    images: Object.fromEntries(images.map(({ name, from }) => [name, from])),
  })
  for (const { file, pointer, message, hint = '' } of findings)
    console.error(`${file} ${pointer}: ${message} ${hint}`.trim())
  if (findings.length > 0) throw new CommandFailure(1, 'Nothing was written.')
  console.log(describeNew(known, images))
  return 0
}

const merged = (...parts: readonly JsonObject[]): JsonObject =>
  parts.reduce((whole, part) => asJsonObject(mergePatch(whole, part)), {})

function requireFree(source: Source, code: string): void {
  const { pattern } = asJsonObject(asJsonObject(source.project.schemas.named('tenant').properties).code)
  if (!new RegExp(String(pattern)).test(code))
    throw new CommandFailure(
      2,
      `"${code}" cannot be the code of a lender: lower case letters and digits, parted by -, as in maple-hill.`,
    )
  if (existsSync(path.join(source.dir, 'tenants', code)))
    throw new CommandFailure(
      2,
      `There is a tenants/${code} already: take another code, or remove that one first.`,
    )
}

/** Group that extends none, unless one is named. */
async function groupOf(source: Source, options: NewOptions, terminal: Terminal): Promise<string> {
  const files = [...tenantFiles(source)].map(([code, { value }]) => ({ code, ...asJsonObject(value) }))
  const groups = files.filter(({ code }) => namesGroup(source, code))
  const root = groups.find((group) => !('extends' in group))?.code
  const listed = groups.map(({ code }) => code).join(', ')
  const asked = async () => (await terminal.ask(`The group that it joins: ${listed} [${root}]: `)) || root
  const group = options.find('extends') ?? (terminal.isInteractive ? await asked() : root)
  if (group !== undefined && files.some(({ code }) => code === group)) return group
  const codes = files.map(({ code }) => code)
  const hint = didYouMean(group ?? '', codes) ?? `There are ${listed}.`
  throw new CommandFailure(2, `There is no group "${group ?? ''}" that it could extend. ${hint}`)
}

function siteOf(place: string | undefined): SiteLook {
  if (place === undefined) return {}
  if (existsSync(place)) return readSite(place)
  throw new CommandFailure(
    2,
    `--from: there is no "${place}"; name a folder, a page or a style sheet of the site.`,
  )
}

function requireFile(option: string, file: string | undefined): string | undefined {
  if (file === undefined || existsSync(file)) return file
  throw new CommandFailure(2, `--${option}: there is no file "${file}".`)
}

function statesOf(options: NewOptions): JsonObject {
  const states = options.find('states')
  return states === undefined ? {} : { licensedStates: states.split(/[\s,]+/).filter(Boolean) }
}

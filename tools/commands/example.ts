import path from 'node:path'
import { loadSource, requireTenant } from '#source'
import { type Decision, nameOf } from '../examples/decision.ts'
import { ownDecisions } from '../examples/decisions-of.ts'
import { findInadequate, type Inadequate } from '../examples/inadequate.ts'
import { type Proposal, propose } from '../examples/propose.ts'
import { modelOf } from '../lint/proof/model-of.ts'
import { subjectsOf } from '../lint/subjects.ts'
import { CommandFailure } from './command-failure.ts'
import { chooseOption } from './input/choose-option.ts'
import { flowsFolder } from './input/flows-folder.ts'
import { parseOptions } from './input/parse-options.ts'
import { readSource } from './input/read-source.ts'

/** Counts the changes that no example of a decision would notice, or prints the examples that are missing, to be answered. */
export function example(args: readonly string[]): number {
  const options = parseOptions(args, ['for', 'tenant', 'dir'], ['all'])
  const tenant = options.find('tenant')
  const { source, subject } = readSource(() => {
    const source = loadSource(flowsFolder(options.find('dir')))
    if (tenant !== undefined) requireTenant(source, tenant)
    return { source, subject: [...subjectsOf(source, tenant)].find((each) => each.tenant === tenant) }
  })
  const { flows, value } = subject ?? {}
  const model = subject && modelOf(subject)
  if (subject === undefined || flows === undefined || value === undefined || model === undefined)
    throw new CommandFailure(2, 'The flows do not compile or cannot be proven: `journey lint` says why.')
  const place = options.find('for')
  const decisions = ownDecisions(subject)
  const chosen = place === undefined ? undefined : nameFor(place, decisions.map(nameOf))
  const found = findInadequate(
    decisions.filter((decision) => chosen === undefined || nameOf(decision) === chosen),
    { source, value, flows, model },
  )
  if (chosen === undefined && !options.has('all')) console.log(counted(found, decisions.length))
  else {
    const proposed = found.map(({ decision, unprotected }) => ({
      decision,
      proposals: propose(decision, unprotected, flows),
    }))
    console.log(JSON.stringify(asFiles(proposed, tenant), null, 2))
  }
  return 0
}

/** Name of the decision at a place; that of a predicate may be given alone. */
function nameFor(place: string, names: readonly string[]): string {
  const predicate = `predicates/${place}`
  return names.includes(predicate)
    ? predicate
    : chooseOption('decision', place, Object.fromEntries(names.map((name) => [name, true])))
}

function counted(found: readonly Inadequate[], all: number): string {
  if (found.length === 0) return `Examples notice every change of all ${all} decisions.`
  const width = Math.max(...found.map(({ unprotected }) => `${unprotected.length}`.length))
  return [
    `Changes that no example would notice, by decision (${found.length} of ${all}):`,
    ...found.map(
      ({ decision, unprotected }) => `  ${`${unprotected.length}`.padStart(width)}  ${nameOf(decision)}`,
    ),
  ].join('\n')
}

/** Examples proposed for a decision. */
interface Proposed {
  readonly decision: Pick<Decision, 'file' | 'place'>
  readonly proposals: readonly Proposal[]
}

/** Proposals as they are written into files: those of flows/examples, or the file of a tenant. */
function asFiles(proposed: readonly Proposed[], tenant?: string): object {
  const byFile = [...Map.groupBy(proposed, ({ decision }) => decision.file)].map(
    ([file, each]) =>
      [file, Object.fromEntries(each.map(({ decision, proposals }) => [decision.place, proposals]))] as const,
  )
  if (tenant !== undefined)
    return { [`tenants/${tenant}/tenant.json`]: { overrides: { examples: Object.fromEntries(byFile) } } }
  return Object.fromEntries(
    byFile.map(([file, examples]) => {
      const place = `flows/examples/${file}.json`
      return [place, { $schema: schemaFrom(place), examples }]
    }),
  )
}

const schemaFrom = (file: string): string =>
  path.posix.join(path.posix.relative(path.posix.dirname(file), '.'), 'schemas/dsl/examples.schema.json')

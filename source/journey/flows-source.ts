import {
  type AnswerSource,
  type ConditionsSource,
  type DisclosuresSource,
  type JourneySource,
  memoize,
  type ProcessSource,
} from '#engine'
import type { FactsSource, FlagsSource, StandingSource } from '#generated/dsl'
import { camelCase } from '../files/camel-case.ts'
import { type FileKind, singleFiles } from '../files/file-kind.ts'
import type { Project } from '../files/project.ts'
import type { Fault } from '../findings/fault.ts'
import type { HelpSource } from '../help/help-source.ts'
import { pointerTo } from '../json/json-pointer.ts'
import { asJsonObject, childObject, type JsonObject } from '../json/json-value.ts'
import type { ParsedCopy } from '../wording/parse-copy.ts'

/** Effective flow files of a tenant, as the engine, the server and the linter read them. */
export interface FlowsSource extends JourneySource {
  readonly answers: Readonly<Record<string, AnswerSource>>
  readonly process: ProcessSource
  readonly disclosures: DisclosuresSource
  readonly conditions: ConditionsSource
  readonly standing: StandingSource
  readonly help: HelpSource
  readonly flags: FlagsSource
  readonly facts: FactsSource
}

/** Faults of flows, base or overridden, against schemas/dsl. */
export const shapeFaults = (
  flows: JsonObject,
  project: Pick<Project, 'schemas' | 'limits'>,
): readonly Fault[] => [
  ...([...singleFiles, 'help'] as const).flatMap((kind) => {
    const file = camelCase(kind)
    return errorsIn({ kind, schemas: project.schemas, file: asJsonObject(flows[file]) }).map((error) => ({
      rule: 'schema',
      ...error,
      pointer: `/${file}${error.pointer}`,
    }))
  }),
  ...Object.entries(childObject(flows, 'examples')).flatMap(([file, examples]) =>
    exampleErrors({ schemas: project.schemas, examples: asJsonObject(examples) }).map((error) => ({
      rule: 'schema',
      ...error,
      pointer: pointerTo('examples', file) + error.pointer.slice('/examples'.length),
    })),
  ),
  ...missingLimits(childObject(asJsonObject(flows.limits), 'limits'), project),
]

/** Faults of limits that the code of the project cannot do without. */
const missingLimits = (limits: JsonObject, { limits: needed }: Pick<Project, 'limits'>): readonly Fault[] =>
  needed
    .filter((name) => !Object.hasOwn(limits, name))
    .map((name) => ({ rule: 'schema', pointer: '/limits/limits', message: `"${name}" is missing here.` }))

/** Cached, because most lenders leave most files unchanged. */
const errorsIn = memoize(
  ({
    kind,
    schemas,
    file,
  }: Pick<Project, 'schemas'> & { readonly kind: FileKind; readonly file: JsonObject }) =>
    schemas.errors(kind, { $schema: '', ...file }),
  ({ file }) => file,
)

const exampleErrors = memoize(
  ({ schemas, examples }: Pick<Project, 'schemas'> & { readonly examples: JsonObject }) =>
    schemas.errors('examples', { $schema: '', examples }),
  ({ examples }) => examples,
)

/** Converts flows of the right shape, with their messages parsed. */
export function toFlowsSource(
  flows: JsonObject,
  { parsed: copy, project }: { readonly parsed: Pick<ParsedCopy, 'messages'>; readonly project: Project },
): FlowsSource {
  const source = {
    ...flows,
    get copy() {
      return copy.messages
    },
  }
  if (!hasShape(source, flows, project)) throw new Error('Flows with faults cannot be compiled.')
  return source
}

const hasShape = (_source: object, flows: JsonObject, project: Project): _source is FlowsSource =>
  shapeFaults(flows, project).length === 0

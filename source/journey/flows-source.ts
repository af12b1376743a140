import {
  type AnswerSource,
  type ConditionsSource,
  type DisclosuresSource,
  type JourneySource,
  memoize,
  type ProcessSource,
} from '#engine'
import type { FlagsSource } from '#generated/dsl'
import { camelCase } from '../files/camel-case.ts'
import { type FileKind, singleFiles } from '../files/file-kind.ts'
import type { Fault } from '../findings/fault.ts'
import type { HelpSource } from '../help/help-source.ts'
import { asJsonObject, type JsonObject } from '../json/json-value.ts'
import { schemaErrors } from '../schemas/validate-file.ts'
import type { ParsedCopy } from '../wording/parse-copy.ts'

/** Effective flow files of a tenant, as the engine, the server and the linter read them. */
export interface FlowsSource extends JourneySource {
  readonly answers: Readonly<Record<string, AnswerSource>>
  readonly process: ProcessSource
  readonly disclosures: DisclosuresSource
  readonly conditions: ConditionsSource
  readonly help: HelpSource
  readonly flags: FlagsSource
}

/** Faults of flows, base or overridden, against schemas/dsl. */
export const shapeFaults = (flows: JsonObject): readonly Fault[] =>
  ([...singleFiles, 'help'] as const).flatMap((kind) => {
    const file = camelCase(kind)
    return errorsIn({ kind, file: asJsonObject(flows[file]) }).map((error) => ({
      rule: 'schema',
      ...error,
      pointer: `/${file}${error.pointer}`,
    }))
  })

/** Cached, because most lenders leave most files unchanged. */
const errorsIn = memoize(
  ({ kind, file }: { readonly kind: FileKind; readonly file: JsonObject }) =>
    schemaErrors(kind, { $schema: '', ...file }),
  ({ file }) => file,
)

/** Converts flows of the right shape, with their messages parsed. */
export function toFlowsSource(flows: JsonObject, copy: Pick<ParsedCopy, 'messages'>): FlowsSource {
  const source = {
    ...flows,
    get copy() {
      return copy.messages
    },
  }
  if (!hasShape(source, flows)) throw new Error('Flows with faults cannot be compiled.')
  return source
}

const hasShape = (_source: object, flows: JsonObject): _source is FlowsSource =>
  shapeFaults(flows).length === 0

import path from 'node:path'
import type { Decision } from './decision.ts'
import type { Proposal } from './propose.ts'

/** Examples proposed for a decision. */
export interface Proposed {
  readonly decision: Pick<Decision, 'file' | 'place'>
  readonly proposals: readonly Proposal[]
}

/** Proposals as they are written into files: those of flows/examples, or the file of a tenant. */
export function asFiles(proposed: readonly Proposed[], tenant?: string): object {
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

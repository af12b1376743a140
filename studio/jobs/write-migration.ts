import { childObject, filesOf, type Source, tenantCodes } from '#source'
import { today } from '../../tools/today.ts'
import { flowFile } from '../model/flow-file.ts'
import { Impossible, type Job } from './job.ts'

/** Writes a migration that moves the open applications of some lenders on from a state in which the draft would strand them. */
export function writeMigration(
  source: Source,
  {
    from,
    to,
    reason,
    lenders,
  }: {
    readonly from: string
    readonly to: string
    readonly reason: string
    readonly lenders: readonly string[]
  },
): Job {
  if (!Object.hasOwn(childObject(flowFile(source, 'process'), 'states'), to))
    throw new Impossible(`There is no state "${to}" to which they could go.`)
  if (reason.trim().length < 10)
    throw new Impossible('Say in a sentence why they are moved, for whoever reads their log.')
  const isForAll = tenantCodes(source).every((code) => lenders.includes(code))
  const id = freeId(source, `${from}-to-${to}`.toLowerCase().replaceAll('_', '-'))
  const after = {
    $schema: '../../schemas/dsl/migration.schema.json',
    id,
    date: today(),
    reason: reason.trim(),
    ...(isForAll ? {} : { tenants: [...lenders] }),
    from: [from],
    to,
  }
  return { title: `Move on from ${from}`, changes: [{ file: fileOf(id), pointer: '', after }] }
}

const fileOf = (id: string): string => `flows/migrations/${id}.json`

/** A migration that was applied never changes, so a further one of the same states has a number. */
function freeId(source: Source, id: string): string {
  const same = filesOf(source, 'migration').filter(
    ({ path }) => path === fileOf(id) || path.startsWith(`flows/migrations/${id}-`),
  )
  return same.length === 0 ? id : `${id}-${same.length + 1}`
}

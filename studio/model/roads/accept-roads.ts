import { isDeepStrictEqual } from 'node:util'
import { asJsonObject, asStrings, type Json, type JsonFile, pointerTo } from '#source'
import type { RoadDifference } from '../../../tools/scenario/sequences/road-differences.ts'
import { roadsIn, sequencesFolder } from '../../../tools/scenario/sequences/sequence-files.ts'
import type { Change } from '../../edits/change.ts'

interface Recorded {
  readonly path: string
  readonly lenders: readonly string[]
  readonly roads: ReadonlyMap<string, readonly string[]>
}

/**
 * Changes that record these roads as they are now, and nothing else. Lenders who do not go a road as the others of their record leave
 * it for a record of their own, in which every other road is as it was.
 */
export function acceptRoads(differences: readonly RoadDifference[]): readonly Change[] {
  const files = new Map(differences.map(({ file }) => [file.path, file]))
  const before = [...files.values()].map(recordOf)
  const after = differences.reduce(accept, before)
  return after.flatMap((record) => changesOf(record, files.get(record.path)))
}

const recordOf = (file: JsonFile): Recorded => ({
  path: file.path,
  lenders: asStrings(asJsonObject(file.value).lenders),
  roads: roadsIn(file),
})

function accept(records: readonly Recorded[], difference: RoadDifference): readonly Recorded[] {
  const { road, now, file, lenders } = difference
  const changed = (record: Recorded): Recorded => ({ ...record, roads: withRoad(record.roads, road, now) })
  const isRecorded = records.some((record) => record.lenders.some((lender) => lenders.includes(lender)))
  if (!isRecorded) {
    const like = records.find(({ path }) => path === file.path)
    return like === undefined ? records : [...records, apart(changed(like), lenders)]
  }
  return records.flatMap((record) => {
    const accepting = record.lenders.filter((lender) => lenders.includes(lender))
    const others = record.lenders.filter((lender) => !lenders.includes(lender))
    if (accepting.length === 0) return [record]
    if (others.length === 0) return [changed(record)]
    // A record has the name of its first lender, who keeps it.
    return accepting[0] === record.lenders[0]
      ? [{ ...changed(record), lenders: accepting }, apart(record, others)]
      : [{ ...record, lenders: others }, apart(changed(record), accepting)]
  })
}

const apart = ({ roads }: Recorded, lenders: readonly string[]): Recorded => ({
  path: `${sequencesFolder}/${lenders[0]}.json`,
  lenders,
  roads,
})

const withRoad = (roads: Recorded['roads'], road: string, now: readonly string[] | undefined) => {
  const others = [...roads].filter(([name]) => name !== road)
  const all = now === undefined ? others : [...others, [road, now] as const]
  return new Map(all.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function changesOf({ path, lenders, roads }: Recorded, file: JsonFile | undefined): readonly Change[] {
  if (file === undefined) {
    const $schema = '../../../schemas/dsl/page-sequences.schema.json'
    return [
      {
        file: path,
        pointer: '',
        after: { $schema, lenders: [...lenders], roads: Object.fromEntries(roads) as Json },
      },
    ]
  }
  const old = recordOf(file)
  const change = (pointer: string, was: readonly string[] | undefined, is: readonly string[] | undefined) =>
    isDeepStrictEqual(was, is)
      ? []
      : [
          {
            file: path,
            pointer,
            ...(was !== undefined && { before: [...was] }),
            ...(is !== undefined && { after: [...is] }),
          },
        ]
  return [
    ...change(pointerTo('lenders'), old.lenders, lenders),
    ...[...new Set([...old.roads.keys(), ...roads.keys()])].flatMap((road) =>
      change(pointerTo('roads', road), old.roads.get(road), roads.get(road)),
    ),
  ]
}

import { memoize } from '#engine'
import { asJsonObject, asText, childObject, parsePointer, type Source } from '#source'
import type { Guard } from '../api/nodes.ts'
import { flowFile } from './flow-file.ts'
import { overridableAt } from './layers.ts'

interface GuardedPlace extends Guard {
  readonly steps: readonly string[]
}

/** Places and sentences that facts with a source say a second time. */
const guards = memoize((source: Source) => {
  const facts = Object.entries(childObject(flowFile(source, 'facts'), 'facts')).map(([fact, value]) => ({
    fact,
    value: asJsonObject(value),
  }))
  const keysOf = (part: string) =>
    facts.flatMap(({ fact, value }) =>
      Object.keys(childObject(value, part)).map((key) => ({
        key,
        guard: { fact, source: asText(value.source) },
      })),
    )
  return {
    places: keysOf('values').map(
      ({ key, guard }): GuardedPlace => ({ ...guard, steps: parsePointer(`/${key}`) }),
    ),
    sentences: new Map(keysOf('sentences').map(({ key, guard }) => [key, guard])),
  }
})

/** Fact that fixes a value, or a whole in which it stands. */
export function guardAt(source: Source, file: string, pointer: string): Guard | undefined {
  const place = overridableAt(source, file, pointer)
  if (place === undefined) return undefined
  const path = parsePointer(place.effective)
  const found = guards(source).places.find(
    ({ steps }) =>
      steps.length <= path.length && steps.every((step, index) => step === '*' || step === path[index]),
  )
  return found === undefined ? undefined : { fact: found.fact, source: found.source }
}

/** Fact that fixes what a sentence says. */
export const guardOfSentence = (source: Source, key: string): Guard | undefined =>
  guards(source).sentences.get(key)

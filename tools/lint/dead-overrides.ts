import { isDeepStrictEqual } from 'node:util'
import type { Json, JsonObject } from '#engine'
import { type Finding, findingAt, isJsonObject, parsePointer, resolveBefore } from '#source'
import type { Subject } from './rule.ts'

/** Overrides of a tenant that say what holds without them, or reword a message that is nowhere shown. */
export function deadOverrides({ source, tenant, value, provenance }: Subject): readonly Finding[] {
  if (tenant === undefined) return []
  const { file, value: before } = resolveBefore(source, tenant)
  return Object.entries(provenance)
    .filter(([, path]) => path === file.path)
    .flatMap(([pointer]) => {
      const message = deadBecause(pointer, value, before)
      if (message === undefined) return []
      const fault = { rule: 'override-invalid', pointer, message, what: 'key', hint: 'Remove it.' } as const
      return [{ ...findingAt(fault, { file, pointer: `/overrides${pointer}` }), tenant }]
    })
}

function deadBecause(pointer: string, after: JsonObject, before: JsonObject): string | undefined {
  const steps = parsePointer(pointer)
  const known = valueAt(before, steps)
  if (known === undefined) return steps[0] === 'copy' ? `No page shows a message "${steps[1]}".` : undefined
  return isDeepStrictEqual(known, valueAt(after, steps)) ? 'This says what holds without it.' : undefined
}

const valueAt = (value: Json, steps: readonly string[]): Json | undefined =>
  steps.reduce<Json | undefined>((parent, step) => (isJsonObject(parent) ? parent[step] : undefined), value)

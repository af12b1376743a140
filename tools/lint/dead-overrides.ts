import { isDeepStrictEqual } from 'node:util'
import {
  asJsonObject,
  type Finding,
  findingAt,
  isJsonObject,
  type JsonObject,
  messageText,
  overridePointer,
  parsePointer,
  pointerTo,
  resolveBefore,
  tenantChain,
  tenantSettings,
  valueAt,
} from '#source'
import { copyReferences } from './references/copy-references.ts'
import type { Subject } from './rule.ts'

/** Findings for overrides of a tenant that change nothing, or that reword a message shown nowhere. */
export function deadOverrides(subject: Subject): readonly Finding[] {
  const { source, tenant, provenance } = subject
  if (tenant === undefined) return []
  const isShown = (key: string) => copyReferences(subject).has(key)
  const { file, ...before } = resolveBefore(source, tenant)
  return Object.entries(provenance)
    .filter(([, path]) => path === file.path)
    .flatMap(([pointer]) => {
      const message = deadBecause(parsePointer(pointer), subject, before, isShown)
      if (message === undefined) return []
      return [
        { ...findingAt({ ...fault, pointer, message }, { file, pointer: overridePointer(pointer) }), tenant },
      ]
    })
}

function deadBecause(
  steps: readonly string[],
  after: Pick<Subject, 'value' | 'copy'>,
  before: Omit<ReturnType<typeof resolveBefore>, 'file'>,
  isShown: (key: string) => boolean,
): string | undefined {
  const [file, id = ''] = steps
  const isCopy = file === 'copy'
  const known = isCopy ? messageText(before.copy, id) : valueAt(before.effective, steps)
  if (known === undefined) return isCopy && !isShown(id) ? `No page shows a message "${id}".` : undefined
  const now = isCopy ? messageText(after.copy, id) : valueAt(after.value, steps)
  return isDeepStrictEqual(known, now) ? 'This says what holds without it.' : undefined
}

/** Findings for settings of a lender that repeat inherited ones. */
export function deadSettings({ source, tenant }: Subject): readonly Finding[] {
  if (tenant === undefined) return []
  const { files } = tenantChain(source, tenant)
  const file = files.at(-1)
  if (file === undefined || files.length < 2) return []
  const inherited = tenantSettings(files.slice(0, -1)).value
  return repeated(withoutOverrides(asJsonObject(file.value)), inherited, '').map((pointer) => ({
    ...findingAt({ ...fault, pointer, message: 'This says what is inherited anyway.' }, { file, pointer }),
    tenant,
  }))
}

const fault = { rule: 'override-invalid', what: 'key', hint: 'Remove it.' } as const

const withoutOverrides = ({ overrides: _, flags: _flags, ...settings }: JsonObject): JsonObject => settings

function repeated(own: JsonObject, inherited: JsonObject, above: string): readonly string[] {
  return Object.entries(own).flatMap(([key, value]) => {
    const pointer = above + pointerTo(key)
    const before = inherited[key]
    if (isDeepStrictEqual(value, before)) return personal.includes(pointer) ? [] : [pointer]
    return isJsonObject(value) && isJsonObject(before) ? repeated(value, before, pointer) : []
  })
}

/** Keys that every file must contain itself. */
const personal = ['/$schema', '/code', '/abstract']

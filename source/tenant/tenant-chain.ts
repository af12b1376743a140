import { memoize } from '#engine'
import { filesOf, type Source, type SourceFile } from '../files/load-source.ts'
import { findingAt } from '../findings/fault.ts'
import type { Finding } from '../findings/finding.ts'
import { nearestHint } from '../findings/nearest-hint.ts'
import { asJsonObject } from '../json/json-value.ts'

/** File of a tenant and those that it extends, the farthest first, with findings about the chain. */
export interface TenantChain {
  readonly files: readonly SourceFile[]
  /** False if the chain ends at an unknown lender or in a cycle. */
  readonly isWhole: boolean
  readonly findings: readonly Finding[]
}

/** Code from the folder's name, so that a file whose own code is wrong can still be found. */
export const tenantCodeOf = (file: SourceFile): string => file.path.split('/')[1] ?? ''

/** Files of tenants by code. */
export const tenantFiles = memoize(
  (source: Source): ReadonlyMap<string, SourceFile> =>
    new Map(filesOf(source, 'tenant').map((file) => [tenantCodeOf(file), file])),
)

export function tenantChain(source: Source, code: string): TenantChain {
  const chain = chainOf(source, code)
  const file = chain.files.at(-1)
  return file === undefined ? chain : { ...chain, findings: [...otherCode(file, code), ...chain.findings] }
}

/** Finding for a code that differs from the folder's, which addresses and stored applications name. */
function otherCode(file: SourceFile, code: string): readonly Finding[] {
  const own = asJsonObject(file.value).code
  if (typeof own !== 'string' || own === code) return []
  const place = { severity: 'error', file: file.path, ...file.locate('/code'), pointer: '/code' } as const
  const message = `The code "${own}" is not the name of the folder, "${code}".`
  return [{ rule: 'schema', message, ...place, hint: 'Give both the same.' }]
}

function chainOf(source: Source, code: string): TenantChain {
  const known = tenantFiles(source)
  const files: SourceFile[] = []
  for (let file = known.get(code); file !== undefined; ) {
    files.unshift(file)
    const parent = asJsonObject(file.value).extends
    if (typeof parent !== 'string') break
    const next = known.get(parent)
    if (next === undefined)
      return { files, isWhole: false, findings: [unknownParent(file, parent, [...known.keys()])] }
    if (files.includes(next))
      return {
        files,
        isWhole: false,
        findings: [cycle(file, [...files.toReversed(), next].map(tenantCodeOf))],
      }
    file = next
  }
  return { files, isWhole: true, findings: [] }
}

const unknownParent = (file: SourceFile, parent: string, known: readonly string[]): Finding =>
  findingAt(
    {
      rule: 'unknown-reference',
      pointer: '/extends',
      message: `There is no tenant "${parent}".`,
      ...nearestHint(parent, known),
    },
    { file, pointer: '/extends' },
  )

const cycle = (file: SourceFile, codes: readonly string[]): Finding =>
  findingAt(
    {
      rule: 'extends-cycle',
      pointer: '/extends',
      message: `${codes.join(' extends ')}: a tenant cannot extend itself.`,
      hint: 'Let one of them stand on the base alone.',
    },
    { file, pointer: '/extends' },
  )

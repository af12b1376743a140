import { memoize } from '#engine'
import type { Source } from '../files/load-source.ts'
import { type Fault, findingAt } from '../findings/fault.ts'
import type { Finding } from '../findings/finding.ts'
import { pointerTo } from '../json/json-pointer.ts'
import { asStrings, childObject, type JsonObject } from '../json/json-value.ts'
import { settingsByTenant } from './settings-by-tenant.ts'
import { tenantFiles } from './tenant-chain.ts'
import { isDefault } from './tenant-settings.ts'

/** Name by which a request finds its lender. */
interface Claim {
  readonly tenant: string
  readonly kind: 'host' | 'alias' | 'organisation code' | 'role'
  readonly name: string
  readonly pointer: string
}

/** Findings for names of a lender that another has too. Both lenders get one, because requests could reach either. */
export function takenNames(source: Source, code: string): readonly Finding[] {
  const file = tenantFiles(source).get(code)
  if (file === undefined) return []
  return (claimsOf(source).byTenant.get(code) ?? []).flatMap((claim) =>
    (claimsOf(source).byName.get(nameOf(claim)) ?? [])
      .filter(({ tenant }) => tenant !== code)
      .map(({ tenant }) => findingAt(taken(claim, tenant), { file, pointer: claim.pointer })),
  )
}

const nameOf = ({ kind, name }: Claim): string => `${kind} ${name}`

const taken = ({ kind, name, pointer }: Claim, other: string): Fault => ({
  rule: 'name-taken',
  pointer,
  message: `The ${kind} "${name}" is that of "${other}" too.`,
  hint: 'Give one of them another: a request must lead to one lender.',
})

interface Claims {
  readonly byTenant: ReadonlyMap<string, readonly Claim[]>
  readonly byName: ReadonlyMap<string, readonly Claim[]>
}

const claimsOf = memoize((source: Source): Claims => {
  const all = [...settingsByTenant(source)].flatMap(([tenant, settings]) => claimsIn(tenant, settings))
  return { byTenant: Map.groupBy(all, ({ tenant }) => tenant), byName: Map.groupBy(all, nameOf) }
})

function claimsIn(tenant: string, settings: JsonObject): readonly Claim[] {
  const { orgCode } = childObject(settings, 'org')
  const listed = (kind: Claim['kind'], key: string) =>
    asStrings(settings[key]).map((name, index) => ({ tenant, kind, name, pointer: pointerTo(key, index) }))
  return [
    ...listed('host', 'hosts'),
    ...listed('alias', 'aliases'),
    ...(isDefault(settings)
      ? [{ tenant, kind: 'role', name: 'default lender', pointer: '/default' } as const]
      : []),
    ...(typeof orgCode === 'string'
      ? [{ tenant, kind: 'organisation code', name: orgCode, pointer: '/org/orgCode' } as const]
      : []),
  ]
}

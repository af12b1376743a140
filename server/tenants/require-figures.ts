import type { Tenant } from './tenant.ts'

type Limits = Tenant['journey']['source']['limits']['limits']

/** Figures of one limit of flows/limits.json; throws where one is missing, which would else count as none at all. */
export function requireFigures<Name extends string>(
  limit: Limits[string] | undefined,
  ...names: readonly Name[]
): Readonly<Record<Name, number>> {
  const entries = names.map((name) => {
    const figure = limit?.[name]
    if (figure === undefined) throw new Error(`flows/limits.json lacks the figure ${name}.`)
    return [name, figure] as const
  })
  return Object.fromEntries(entries) as Record<Name, number> // every name was just found
}

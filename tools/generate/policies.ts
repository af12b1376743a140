import path from 'node:path'
import { overridePolicies } from '../source/override-policies.ts'

/** How a tenant may override each path of a flow file, from the `x-override` annotations of the DSL schemas. */
export function generatePolicies(root: string): string {
  const policies = overridePolicies(path.join(root, 'schemas'))
  return `/** JSON pointer below \`overrides\` (\`*\`: any key) to how a tenant may override what stands there. */
export const policies = ${JSON.stringify(policies, null, 2)} as const satisfies Readonly<Record<string, OverridePolicy>>

export type OverridePolicy = 'merge' | 'replace' | 'narrow' | 'append' | 'locked'
`
}

/** Import of the domain types that the declarations mention. */
export function importDomain(declarations: string, known: ReadonlySet<string>): string {
  const words = new Set(declarations.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(/\b[A-Z]\w+\b/g))
  const used = [...known].filter((name) => words.has(name)).sort()
  return used.length === 0 ? '' : `import type { ${used.join(', ')} } from './domain.ts'\n\n`
}

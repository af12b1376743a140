import { designTokens, type Theme } from '#source'

/**
 * Design tokens of a lender as one document of the Design Tokens Resolver Module 2025.10 (DTCG): its shape, and its
 * colours by mode.
 */
export function tokenResolver(name: string, theme: Theme): object {
  const { shape, light, dark } = designTokens(theme)
  return {
    name,
    version: '2025.10',
    sets: { shape: { sources: [shape] } },
    modifiers: { mode: { contexts: { light: [light], dark: [dark] }, default: 'light' } },
    resolutionOrder: [{ $ref: '#/sets/shape' }, { $ref: '#/modifiers/mode' }],
  }
}

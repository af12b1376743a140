import { deriveTokens } from '#engine'
import type { CompleteTenant } from '#generated/tenant'

const systemFont = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

/** A lender's theme as custom properties, light and dark. Seeds are checked by the tenant schema: no raw CSS gets in. */
export function themeCss({ theme }: Pick<CompleteTenant, 'theme'>): string {
  const shape = [
    `--radius:${theme.radiusPx}px`,
    `--font-family:${theme.fontFamily === 'system' ? systemFont : `'${theme.fontFamily}', ${systemFont}`}`,
  ]
  const light = declarations(deriveTokens(theme, 'light'))
  const dark = declarations(deriveTokens(theme, 'dark'))
  return [
    `:root{color-scheme:light dark;${[...shape, ...light].join(';')}}`,
    `@media (prefers-color-scheme:dark){:root{${dark.join(';')}}}`,
    '',
  ].join('\n')
}

const declarations = (tokens: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(tokens).map(([name, value]) => `--color-${name}:${value}`)

import type { DesignToken, TokenTree } from './design-tokens.ts'
import { cssFamilies } from './theme.ts'

/** Writes design tokens as declarations of CSS custom properties. */
export const cssDeclarations = (tree: TokenTree, above = '-'): readonly string[] =>
  Object.entries(tree).flatMap(([name, entry]) =>
    isToken(entry) ? [`${above}-${name}:${cssValue(entry)}`] : cssDeclarations(entry, `${above}-${name}`),
  )

const isToken = (entry: TokenTree[string]): entry is DesignToken => '$type' in entry

function cssValue(token: DesignToken): string {
  switch (token.$type) {
    case 'color':
      return token.$value.hex
    case 'dimension':
      return `${token.$value.value}${token.$value.unit}`
    case 'fontFamily':
      return cssFamilies(token.$value)
    case 'number':
      return String(token.$value)
  }
}

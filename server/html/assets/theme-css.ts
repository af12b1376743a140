import { type DesignToken, designTokens, type Theme, type TokenTree } from '#source'

/** A lender's design tokens as custom properties, light and dark. Seeds are checked by the tenant schema: no raw CSS gets in. */
export function themeCss(theme: Theme): string {
  const { shape, light, dark } = designTokens(theme)
  return [
    `:root{color-scheme:light dark;${[...declarations(shape), ...declarations(light)].join(';')}}`,
    `@media (prefers-color-scheme:dark){:root{${declarations(dark).join(';')}}}`,
    '',
  ].join('\n')
}

const declarations = (tree: TokenTree, above = '-'): readonly string[] =>
  Object.entries(tree).flatMap(([name, entry]) =>
    isToken(entry) ? [`${above}-${name}:${cssValue(entry)}`] : declarations(entry, `${above}-${name}`),
  )

const isToken = (entry: TokenTree[string]): entry is DesignToken => '$type' in entry

function cssValue(token: DesignToken): string {
  switch (token.$type) {
    case 'color':
      return token.$value.hex
    case 'dimension':
      return `${token.$value.value}${token.$value.unit}`
    case 'fontFamily':
      return token.$value.map((family) => (family.includes(' ') ? `'${family}'` : family)).join(', ')
    case 'number':
      return String(token.$value)
  }
}

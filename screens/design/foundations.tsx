import { Icon, type IconName, iconPaths } from '../ui/icon.tsx'
import words from './words.json' with { type: 'json' }

/** Returns the document's custom properties with this prefix, in the order in which the theme and the tokens set them. */
function tokens(prefix: string): readonly string[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  const names = rules
    .filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule && rule.selectorText === ':root')
    .flatMap(({ style }) => [...style])
  return [...new Set(names)].filter((name) => name.startsWith(prefix))
}

export const Colors = () => (
  <ul className="design-grid">
    {tokens('--color-').map((name) => (
      <li key={name}>
        <span className="design-swatch" style={{ background: `var(${name})` }} />
        <code className="small">{name.replace('--color-', '')}</code>
      </li>
    ))}
  </ul>
)

export const Type = () => (
  <ul className="design-list">
    {tokens('--text-').map((name) => (
      <li key={name}>
        <code className="small muted">{name}</code>
        <span style={{ fontSize: `var(${name})` }}>{words.sample}</span>
      </li>
    ))}
    <li>
      <code className="small muted">tabular-nums</code>
      <span className="money">{words.amount}</span>
    </li>
  </ul>
)

export const SpaceAndShape = () => (
  <ul className="design-list">
    {tokens('--space-').map((name) => (
      <li key={name}>
        <code className="small muted">{name}</code>
        <span className="design-space" style={{ inlineSize: `var(${name})` }} />
      </li>
    ))}
    <li>
      <code className="small muted">--radius</code>
      <span className="design-radius" />
    </li>
  </ul>
)

export const Icons = () => (
  <ul className="design-grid">
    {(Object.keys(iconPaths) as IconName[]).map((name) => (
      <li key={name}>
        <Icon name={name} /> <code className="small">{name}</code>
      </li>
    ))}
  </ul>
)

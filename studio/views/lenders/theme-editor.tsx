import { useState } from 'react'
import type { ModeView, Seed, ThemeView } from '../../api/theme.ts'
import { useAsked, useEdit } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'

interface Props {
  readonly lender: string
  readonly file: string
  /** Colors that the lender's own file gives. */
  readonly own: Readonly<Record<string, string>>
}

/** Colors of a lender, tried out beside the contrast that its pages would have, then saved. */
export function ThemeEditor({ lender, file, own }: Props) {
  const [tried, setTried] = useState<Readonly<Record<string, string>>>({})
  const { data } = useAsked<{ readonly theme?: ThemeView }>('/api/theme', { lender, ...tried })
  const edit = useEdit()
  if (data?.theme === undefined) return null
  const { seeds, modes } = data.theme
  const save = () =>
    edit.mutate(
      {
        title: `Color ${lender}`,
        changes: Object.entries(tried).map(([name, after]) => ({
          file,
          pointer: `/theme/${name}`,
          after,
          ...(own[name] !== undefined && { before: own[name] }),
        })),
      },
      { onSuccess: () => setTried({}) },
    )
  const isTried = Object.keys(tried).length > 0
  return (
    <section aria-label="Colors">
      <h2>Colors</h2>
      <div className="inline">
        {seeds.map((seed) => (
          <SeedField
            key={seed.name}
            seed={seed}
            onTry={(value) => setTried({ ...tried, [seed.name]: value })}
          />
        ))}
        <button type="button" className="primary" disabled={!isTried} onClick={save}>
          Save the colors
        </button>
        <button type="button" disabled={!isTried} onClick={() => setTried({})}>
          As they were
        </button>
      </div>
      <Failure error={edit.error} />
      <div className="modes">
        {modes.map((mode) => (
          <ModeSample key={mode.mode} {...mode} onTry={(brand) => setTried({ ...tried, brand })} />
        ))}
      </div>
    </section>
  )
}

interface SeedProps {
  readonly seed: Seed
  readonly onTry: (value: string) => void
}

function SeedField({ seed, onTry }: SeedProps) {
  const { name, value, help } = seed
  return (
    <label title={help}>
      {name} <input type="color" value={value} onChange={(event) => onTry(event.target.value)} />{' '}
      <code>{value}</code>
    </label>
  )
}

/** A button, a link and a card in the derived colors, and how well they read. */
function ModeSample({ mode, tokens, pairs, nearest, onTry }: ModeView & Pick<SeedProps, 'onTry'>) {
  const { bg, text, brand, surface } = tokens
  return (
    <figure className="mode" style={{ background: bg, color: text, borderColor: tokens['border-strong'] }}>
      <figcaption>On {mode} grounds</figcaption>
      <p>
        <span className="sample-button" style={{ background: brand, color: tokens['on-brand'] }}>
          Continue
        </span>{' '}
        <span style={{ color: tokens['brand-text'], textDecoration: 'underline' }}>A link</span>
      </p>
      <p className="sample-card" style={{ background: tokens['brand-soft'] ?? surface }}>
        A chosen card
      </p>
      {nearest !== undefined && (
        <p role="status">
          The brand color is too faint for a button here, so {nearest} is shown.{' '}
          <button type="button" onClick={() => onTry(nearest)}>
            Use {nearest}
          </button>
        </p>
      )}
      <ul>
        {pairs.map(({ token, on, found, least }) => (
          <li key={`${token} ${on}`}>
            {token} on {on}: {found.toFixed(2)} to 1, {found >= least ? 'enough' : 'too little'} ({least}{' '}
            needed)
          </li>
        ))}
      </ul>
    </figure>
  )
}

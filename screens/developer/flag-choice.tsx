import { findOverrides, saveOverride, type VariantValue } from './flag-overrides.ts'
import words from './words.json' with { type: 'json' }

interface FlagChoiceProps {
  readonly flag: string
  readonly variants: Readonly<Record<string, VariantValue>>
  readonly onChosen: () => void
}

/** Flag with its variants, one of which can override the server's decision. */
export function FlagChoice({ flag, variants, onChosen }: FlagChoiceProps) {
  const choose = (variant: string) => {
    const value = variants[variant]
    saveOverride(flag, value === undefined ? undefined : { variant, value })
    onChosen()
  }
  return (
    <label>
      {flag}{' '}
      <select
        defaultValue={findOverrides()[flag]?.variant ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{words.decided}</option>
        {Object.keys(variants).map((variant) => (
          <option key={variant}>{variant}</option>
        ))}
      </select>
    </label>
  )
}

import { type Option, Options } from './options.tsx'

interface Props {
  readonly label: string
  readonly value: string
  readonly options: readonly Option[]
  readonly onChoose: (value: string) => void
  /** Whether its label stands beside it. */
  readonly isInline?: boolean
}

/** One of several named values, chosen from a list. */
export const Choice = ({ label, value, options, onChoose, isInline = false }: Props) => (
  <label className={isInline ? 'inline' : undefined}>
    {label}
    <select value={value} onChange={(event) => onChoose(event.target.value)}>
      <Options of={options} />
    </select>
  </label>
)

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [string, string])[]
  readonly onChoose: (value: string) => void
}

/** One of several named values, chosen from a list. */
export const Choice = ({ label, value, options, onChoose }: ChoiceProps) => (
  <label className="inline">
    {label}
    <select value={value} onChange={(event) => onChoose(event.target.value)}>
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  </label>
)

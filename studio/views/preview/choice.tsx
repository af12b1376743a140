interface Props {
  readonly name: string
  readonly value: string
  /** Values with their titles. */
  readonly options: readonly (readonly [string, string])[]
  readonly onChoose: (value: string) => void
}

export const Choice = ({ name, value, options, onChoose }: Props) => (
  <label>
    {name}
    <select value={value} onChange={(event) => onChoose(event.target.value)}>
      {options.map(([each, title]) => (
        <option key={each} value={each}>
          {title}
        </option>
      ))}
    </select>
  </label>
)

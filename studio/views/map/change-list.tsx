import type { MapChange } from '../../api/map.ts'

interface Props {
  readonly changes: readonly MapChange[]
  readonly onSelect: (state: string) => void
}

/** Marks of the map, in words; each leads to its state. */
export const ChangeList = ({ changes, onSelect }: Props) =>
  changes.length === 0 ? null : (
    <section aria-label="What is marked">
      <h2>What is marked</h2>
      <ul className="arrows">
        {changes.map(({ state, words }) => (
          <li key={words}>
            <button type="button" className="link" onClick={() => onSelect(state)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )

import { useFigures } from '../../../../kit/wording/use-figures.ts'
import { type AmountScale, amountTicks } from './amount-scale.ts'

export interface AmountSliderProps {
  readonly label: string
  readonly scale: AmountScale
  readonly cents: number
  /** Value for screen readers: the amount with its payment. */
  readonly spoken: string
  readonly onChange: (cents: number) => void
}

const tickCount = 5

/** Native range input over the positions of the scale. Screen readers read amounts, not positions. */
export function AmountSlider({ label, scale, cents, spoken, onChange }: AmountSliderProps) {
  const { stated } = useFigures()
  return (
    <div className="amount-slider">
      <input
        type="range"
        min={0}
        max={scale.last}
        value={scale.nearest(cents)}
        aria-label={label}
        aria-valuetext={spoken}
        onChange={(event) => onChange(scale.at(event.target.valueAsNumber))}
      />
      <div className="amount-ticks" aria-hidden="true">
        {amountTicks(scale, tickCount).map((tick) => (
          <span
            key={tick.position}
            style={{ insetInlineStart: place(tick.position / Math.max(1, scale.last)) }}
          >
            {stated(tick.cents / 100)}
          </span>
        ))}
      </div>
    </div>
  )
}

/** Returns the CSS position of a tick. The thumb's center moves from half its width to half its width before the end. */
function place(part: number): string {
  return `calc(var(--thumb) / 2 + (100% - var(--thumb)) * ${part})`
}

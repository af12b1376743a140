import { useFigures } from '../../../../wording/use-figures.ts'
import { type AmountScale, amountTicks } from './amount-scale.ts'

export interface AmountSliderProps {
  readonly label: string
  readonly scale: AmountScale
  readonly cents: number
  /** Said with the amount: what it costs. */
  readonly spoken: string
  readonly onChange: (cents: number) => void
}

const tickCount = 5

/** A native range over the places of the scale; it speaks money, not positions. */
export function AmountSlider({ label, scale, cents, spoken, onChange }: AmountSliderProps) {
  const { money } = useFigures()
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
            {money(tick.cents / 100, 0)}
          </span>
        ))}
      </div>
    </div>
  )
}

/** The middle of the thumb travels from half its width to half its width before the end. */
function place(part: number): string {
  return `calc(var(--thumb) / 2 + (100% - var(--thumb)) * ${part})`
}

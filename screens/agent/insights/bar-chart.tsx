export interface Bar {
  readonly label: string
  /** Numbers beside the bar, as text. */
  readonly note: string
  /** Lengths from 0 to 1, each a part of the previous one. */
  readonly lengths: readonly number[]
  /** Bounds of the length's uncertainty. */
  readonly range?: readonly [number, number]
}

interface BarChartProps {
  readonly title: string
  readonly bars: readonly Bar[]
}

const rowRem = 3.25

/** Bar chart with the labels above the bars. A table beside it has the same data, so it is one image for assistive technology. */
export function BarChart({ title, bars }: BarChartProps) {
  return (
    <svg className="chart" role="img" aria-label={title} width="100%" height={`${bars.length * rowRem}rem`}>
      {bars.map((bar, index) => (
        <Row key={bar.label} {...bar} top={index * rowRem} />
      ))}
    </svg>
  )
}

const percent = (share: number): string => `${share * 100}%`

function Row({ label, note, lengths, range, top }: Bar & { readonly top: number }) {
  const bar = { y: `${top + 1.75}rem`, height: '0.75rem', x: 0 }
  return (
    <g>
      <text x="0" y={`${top + 1.25}rem`}>
        {label}
      </text>
      <text x="100%" y={`${top + 1.25}rem`} className="chart-note">
        {note}
      </text>
      <rect {...bar} width="100%" className="chart-track" />
      {lengths.map((length, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each has its place in the bar and nothing else
        <rect key={index} {...bar} width={percent(length)} className="chart-bar" />
      ))}
      {range && <Range from={percent(range[0])} to={percent(range[1])} y={`${top + 2.125}rem`} />}
    </g>
  )
}

function Range({ from, to, y }: { readonly from: string; readonly to: string; readonly y: string }) {
  return (
    <>
      <line x1={from} x2={to} y1={y} y2={y} className="chart-range" />
      <circle cx={from} cy={y} r="3" className="chart-end" />
      <circle cx={to} cy={y} r="3" className="chart-end" />
    </>
  )
}

/** Labels of a series, in a fixed order. */
type Labels = Readonly<Record<string, string>>

interface Family {
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly help: string
}

/** Numbers of this process in the text format of Prometheus (version 0.0.4). */
export interface Registry {
  readonly count: (name: string, labels: Labels) => void
  readonly observe: (name: string, labels: Labels, value: number) => void
  /** Prints everything counted, with the gauges of this moment. */
  readonly print: (gauges: readonly Gauge[]) => string
}

export interface Gauge {
  readonly name: string
  readonly labels?: Labels
  readonly value: number
}

/** Upper bounds of a histogram in seconds; one holds the objective of 0.5 s. */
const bounds = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Histogram {
  readonly labels: Labels
  readonly counts: number[]
  sum: number
}

export function createRegistry(families: Readonly<Record<string, Family>>): Registry {
  const counters = new Map<string, Map<string, { readonly labels: Labels; value: number }>>()
  const histograms = new Map<string, Map<string, Histogram>>()
  return {
    count: (name, labels) => {
      series(counters, name, labels, () => ({ labels, value: 0 })).value += 1
    },
    observe: (name, labels, value) => {
      const found = series(histograms, name, labels, () => ({
        labels,
        counts: Array.from({ length: bounds.length + 1 }, () => 0),
        sum: 0,
      }))
      const at = bounds.findIndex((bound) => value <= bound)
      const bucket = at < 0 ? bounds.length : at
      found.counts[bucket] = (found.counts[bucket] ?? 0) + 1
      found.sum += value
    },
    print: (gauges) =>
      Object.entries(families)
        .flatMap(([name, { type, help }]) => [
          `# HELP ${name} ${help}`,
          `# TYPE ${name} ${type}`,
          ...[...(counters.get(name)?.values() ?? [])].map(({ labels, value }) => line(name, labels, value)),
          ...[...(histograms.get(name)?.values() ?? [])].flatMap((found) => linesOf(name, found)),
          ...gauges
            .filter((gauge) => gauge.name === name)
            .map(({ labels = {}, value }) => line(name, labels, value)),
        ])
        .join('\n')
        .concat('\n'),
  }
}

function series<Value>(
  all: Map<string, Map<string, Value>>,
  name: string,
  labels: Labels,
  create: () => Value,
): Value {
  const family = all.get(name) ?? new Map<string, Value>()
  all.set(name, family)
  const key = JSON.stringify(labels)
  const found = family.get(key) ?? create()
  family.set(key, found)
  return found
}

/** Lines of a histogram: each bucket counts everything up to its bound. */
function linesOf(name: string, { labels, counts, sum }: Histogram): readonly string[] {
  let total = 0
  const buckets = counts.map((count, index) => {
    total += count
    return line(`${name}_bucket`, { ...labels, le: String(bounds[index] ?? '+Inf') }, total)
  })
  return [...buckets, line(`${name}_sum`, labels, sum), line(`${name}_count`, labels, total)]
}

const line = (name: string, labels: Labels, value: number): string => {
  const named = Object.entries(labels).map(([key, text]) => `${key}="${escaped(text)}"`)
  return `${name}${named.length === 0 ? '' : `{${named.join(',')}}`} ${value}`
}

const escaped = (text: string): string =>
  text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n')

import { type Json, parsePointer } from '#source'
import type { EffectiveValue, Layer } from './effective-values.ts'

/** Describes one value with every layer that set it, or several values, each with the layer that applies. */
export function describeValues(values: readonly EffectiveValue[]): string {
  const [only] = values
  return values.length === 1 && only !== undefined ? describeOne(only) : describeMany(values)
}

export const nameOf = (pointer: string): string => parsePointer(pointer).join('.')

function describeOne({ pointer, value, layers }: EffectiveValue): string {
  const places = layers.map(placeText)
  const width = widest(places)
  const rows = layers.map(({ value: said }, index) => {
    const isLast = index === layers.length - 1
    return `  ${(places[index] ?? '').padEnd(width)}  ${JSON.stringify(said)}${isLast ? '  counts' : ''}`
  })
  return [
    `${nameOf(pointer)} is ${JSON.stringify(value)}`,
    ...(rows.length > 0 ? rows : [`  ${unsaid}`]),
  ].join('\n')
}

function describeMany(values: readonly EffectiveValue[]): string {
  const rows = values.map(({ pointer, value, layers }) => {
    const layer = layers.at(-1)
    return [nameOf(pointer), short(value), layer === undefined ? unsaid : placeText(layer)] as const
  })
  const [nameWidth, valueWidth] = [widest(rows.map(([name]) => name)), widest(rows.map(([, value]) => value))]
  return rows
    .map(([name, value, place]) => `${name.padEnd(nameWidth)}  ${value.padEnd(valueWidth)}  ${place}`)
    .join('\n')
}

const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(({ length }) => length))

const unsaid = 'follows from the rest'

const placeText = ({ file, line, column }: Layer): string => `${file}:${line}:${column}`

const most = 60

function short(value: Json): string {
  const text = JSON.stringify(value)
  return text.length > most ? `${text.slice(0, most - 1)}…` : text
}

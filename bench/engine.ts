import { compileJourney, createJourney } from '#engine'
import { vocabulary } from '#generated/vocabulary'
import { loadProject } from '#source'
import { flows } from '../tests/support/lenders/flows.ts'
import { applications } from './applications.ts'
import { sendContenders } from './engine/send-section.ts'
import { triggerContenders } from './engine/trigger-section.ts'
import { measureEngineSize } from './engine-size.ts'
import { type Measurement, measure } from './measure.ts'
import { road } from './road.ts'
import type { Row, Section } from './section.ts'

const mostTimesTheSwitch = 3
const mostTimesHandWritten = 8
const mostCompileNanoseconds = 1_000_000
const mostBytes = 4096

/** Compares the engine with a program written by hand, on the HELOC flow. */
export const engine: Section = async () => [
  ...rows('an event', await measure(sendContenders(), road.length), mostTimesTheSwitch),
  ...rows(
    'which of six triggers fires',
    await measure(triggerContenders(), applications.length),
    mostTimesHandWritten,
  ),
  ...(await compileRows()),
  await sizeRow(),
]

const rows = (what: string, measurements: readonly Measurement[], most: number): readonly Row[] =>
  measurements.map(({ name, nanoseconds, ratio }) => ({
    what,
    who: name,
    figure: duration(nanoseconds),
    ratio,
    ...(name === 'engine' ? { limit: `${most}x`, isExceeded: ratio > most } : {}),
  }))

async function compileRows(): Promise<readonly Row[]> {
  const measurements = await measure(
    [
      { name: 'checks and all', repetitions: 20, run: () => compileJourney(flows, loadProject()) },
      { name: 'in the browser', repetitions: 20, run: () => createJourney(flows, vocabulary) },
    ],
    1,
  )
  return measurements.map(({ name, nanoseconds }) => ({
    what: 'compile the whole flow',
    who: name,
    figure: duration(nanoseconds),
    limit: '1 ms',
    isExceeded: nanoseconds > mostCompileNanoseconds,
  }))
}

async function sizeRow(): Promise<Row> {
  const bytes = await measureEngineSize()
  return {
    what: 'size without messages',
    who: 'gzip, field table apart',
    figure: `${bytes} B`,
    limit: `${mostBytes} B`,
    isExceeded: bytes > mostBytes,
  }
}

function duration(nanoseconds: number): string {
  if (nanoseconds < 1000) return `${nanoseconds.toFixed(1)} ns`
  return nanoseconds < 1_000_000
    ? `${(nanoseconds / 1000).toFixed(1)} µs`
    : `${(nanoseconds / 1_000_000).toFixed(2)} ms`
}

import { deadEnds } from './dead-ends.ts'
import type { Replay } from './replay.ts'
import type { Coverage, Simulation, StepCounts } from './simulation.ts'

/** Formats a simulation for people: endings, lengths, uncovered items and stuck applicants. */
export function printSimulation(simulation: Simulation): string {
  const { tenant, seed, applicants, steps, endings, deadEnds: stuck, coverage } = simulation
  return [
    `${number(applicants)} applicants of ${tenant}, seed ${seed}; ${stepsText(steps)}`,
    '',
    ...endings.map(
      (ending) =>
        `  ${percent(ending.share)}  ${ending.state.padEnd(28)} ${ending.page.padEnd(24)} ${stepsText(ending.steps)}`,
    ),
    '',
    ...coverageLines('pages', coverage.pages),
    ...coverageLines('transitions of the server', coverage.serverTransitions),
    ...coverageLines('transitions of the client', coverage.clientTransitions),
    '',
    stuck.length === 0 ? 'No dead ends.' : `${number(sum(stuck))} applicants are stuck:`,
    ...stuck.map(
      ({ kind, state, page, applicants: count, replay }) =>
        `  ${number(count)} at ${state}, shown ${page}: ${deadEnds[kind]} (one of them: --seed ${seed} --replay ${replay})`,
    ),
  ].join('\n')
}

/** Formats one applicant from stop to stop. */
export function printReplay({ applicant, stops, steps, deadEnd, context }: Replay): string {
  return [
    ...stops.map(({ state, page, by, event = '' }, index) =>
      `${String(index).padStart(4)}  ${state.padEnd(36)} ${page.padEnd(30)} ${by.padEnd(13)} ${event}`.trimEnd(),
    ),
    '',
    `Applicant ${applicant} ${deadEnd === undefined ? 'came to an end' : `is stuck, ${deadEnds[deadEnd]},`} after ${steps} events.`,
    `context ${JSON.stringify(context)}`,
  ].join('\n')
}

const stepsText = ({ minimum, median, maximum }: StepCounts): string =>
  `steps ${minimum} to ${maximum}, median ${median}`

const coverageLines = (what: string, { covered, known, missing }: Coverage): readonly string[] => [
  `${covered} of ${known} ${what}${missing.length === 0 ? '' : ', not:'}`,
  ...missing.map((each) => `  ${each}`),
]

const sum = (stuck: readonly { readonly applicants: number }[]): number =>
  stuck.reduce((total, { applicants }) => total + applicants, 0)

const number = (value: number): string => value.toLocaleString('en-US')

const percent = (share: number): string => `${(share * 100).toFixed(1).padStart(5)}%`

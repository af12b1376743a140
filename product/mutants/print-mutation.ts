import type { MutationReport } from './mutation-report.ts'
import type { SurvivorsFile } from './survivors-file.ts'

export function printMutation(report: MutationReport, { reasons }: SurvivorsFile): string {
  const { mutants, changing, found, inTheEntry, related, survivors, crashes } = report
  const byKind = Map.groupBy(survivors, ({ kind }) => kind)
  return [
    `${mutants} mutants, ${changing} of which somebody would meet.`,
    `  found by journey lint          ${share(found.plainly, changing)}`,
    `  found by journey lint --roads  ${share(found.withRoads, changing)}`,
    `  of these in the very entry     ${share(inTheEntry, found.withRoads)}`,
    `  or with its line beside them   ${share(inTheEntry + related, found.withRoads)}`,
    ...(survivors.length === 0 ? [] : ['', `${survivors.length} survive`]),
    ...[...byKind].flatMap(([kind, own]) => [
      `  ${kind}: ${reasons[kind] ?? 'no reason is given in tests/mutants/survivors.json'}`,
      ...own.map(({ place, says }) => `    - ${place}: ${says}`),
    ]),
    ...crashes.map((crash) => `A rule crashed on ${crash}`),
  ].join('\n')
}

const share = (part: number, all: number): string =>
  `${part} of ${all} (${all === 0 ? 100 : Math.round((part / all) * 1000) / 10} %)`

import type { Played } from './play-all.ts'

/** Formats the failures with their places, and the number of scenarios and roads played, for people. */
export function printPlayed(played: readonly Played[]): string {
  const failed = played.filter(({ failures }) => failures.length > 0)
  const roads = played.filter(({ road }) => road !== undefined).length
  const count = [counted(played.length - roads, 'scenario'), counted(roads, 'road')]
    .filter((text) => text !== '')
    .join(' and ')
  return [
    ...failed.flatMap(({ file, title, tenant, failures }) => [
      `${title === '' ? file : title}${tenant === undefined ? '' : ` (${tenant})`}`,
      ...failures.map(({ line, column, message }) => `  ${file}:${line}:${column} ${message}`),
      '',
    ]),
    failed.length === 0 ? `${count}: all as written.` : `${count}: ${failed.length} not as written.`,
  ].join('\n')
}

const counted = (number: number, noun: string): string =>
  number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`

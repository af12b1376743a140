import type { Played } from './play-all.ts'

/** For people: what is not so, each with its place, and how many scenarios were played. */
export function printPlayed(played: readonly Played[]): string {
  const failed = played.filter(({ failures }) => failures.length > 0)
  const count = `${played.length} ${played.length === 1 ? 'scenario' : 'scenarios'} played`
  return [
    ...failed.flatMap(({ file, title, tenant, failures }) => [
      `${title === '' ? file : title}${tenant === undefined ? '' : ` (${tenant})`}`,
      ...failures.map(({ line, column, message }) => `  ${file}:${line}:${column} ${message}`),
      '',
    ]),
    failed.length === 0 ? `${count}, all as written.` : `${count}, ${failed.length} not as written.`,
  ].join('\n')
}

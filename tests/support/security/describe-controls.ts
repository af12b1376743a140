import type { Control, Controls, Said } from './controls.ts'

/** Generates the part of docs/security.md that begins with the controls, from docs/security/controls.json. */
export const describeControls = (controls: Controls, requirements: readonly string[]): string =>
  `${[
    ...account(controls, requirements),
    ...controls.threats.flatMap(({ threat, controls: own }) => [
      `### ${threat}`,
      '',
      '| control | proof | ASVS | 800-63B |',
      '|---|---|---|---|',
      ...own.map((each) => row(each.control, proofs(each), each.asvs, each.nist)),
      '',
    ]),
    '## What is not met',
    '',
    '| what | instead | ASVS | 800-63B |',
    '|---|---|---|---|',
    ...controls.unmet.map(({ what, instead, asvs, nist }) => row(what, instead, asvs, nist)),
    '',
    ...list('Left to whoever runs it', controls.operator),
    ...list('By reading alone', controls.unproven),
    ...list('Not concerned', controls.inapplicable),
  ]
    .join('\n')
    .trimEnd()}\n`

/** How many requirements stand where. One with a control and something missing is met in part. */
function account(
  { threats, unmet, operator, unproven, inapplicable }: Controls,
  requirements: readonly string[],
): readonly string[] {
  const named = (of: readonly { readonly asvs?: readonly string[] }[]) =>
    new Set(of.flatMap(({ asvs = [] }) => asvs))
  const controls = threats.flatMap(({ controls: own }) => own)
  const [proven, missing, left, read, none] = [controls, unmet, operator, unproven, inapplicable].map(named)
  const count = (is: (id: string) => boolean | undefined) => requirements.filter(is).length
  const isMissing = (id: string) => missing?.has(id)
  const rest = (id: string, ...before: readonly (Set<string> | undefined)[]) =>
    !isMissing(id) && !before.some((ids) => ids?.has(id))
  return [
    `${controls.length} controls. Of the ${requirements.length} requirements of levels 1 and 2, ${count((id) => proven?.has(id) && !isMissing(id))} are proven by tests, ${count((id) => isMissing(id) && (proven?.has(id) || read?.has(id) || left?.has(id)))} met in part and ${count((id) => isMissing(id) && !proven?.has(id) && !read?.has(id) && !left?.has(id))} not;`,
    `${count((id) => left?.has(id) && rest(id, proven))} are left to whoever runs the product, ${count((id) => read?.has(id) && rest(id, proven, left))} hold by reading alone, and ${count((id) => none?.has(id) && rest(id, proven, left, read))} concern what it does not have.`,
    '',
  ]
}

const proofs = ({ tests }: Control): string =>
  Object.entries(tests)
    .map(([file, titles]) => `\`${file}\` ${titles.map((title) => `"${title}"`).join(', ')}`)
    .join('; ')

const row = (what: string, how: string, asvs: readonly string[] = [], nist: readonly string[] = []): string =>
  `| ${[what, how, asvs.join(', '), nist.join(', ')].map(cell).join(' | ')} |`

const cell = (text: string): string => text.replaceAll('|', '\\|')

const list = (title: string, said: readonly Said[]): readonly string[] => [
  `### ${title}`,
  '',
  ...said.map(({ what, asvs = [] }) => `- ${what} ${asvs.join(', ')}`),
  '',
]

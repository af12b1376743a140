import type { ChosenImage } from './choose-images.ts'
import type { Known } from './known.ts'

/** Summary of the files written, where the look comes from, and the next steps. */
export function describeNew({ code, answers, site }: Known, images: readonly ChosenImage[]): string {
  const colour = (kind: 'brand' | 'accent'): string => {
    const [value, found] = [answers.get(kind) ?? '', site[kind]]
    if (found === undefined) return value
    if (found.value === value) return `${value}, ${found.where}`
    return `${value}, in place of ${found.value} (${found.where})${kind === 'brand' ? ', which is too faint for a button' : ''}`
  }
  return [
    `tenants/${code} is written. A server that watches this folder serves it at once:`,
    `  http://${answers.get('host')}:8080/account/heloc/register`,
    '',
    `  brand    ${colour('brand')}`,
    `  accent   ${colour('accent')}`,
    ...images.map(
      ({ kind, name, from }) =>
        `  ${kind.padEnd(7)}  ${name}, ${'file' in from ? `from ${from.file}` : 'drawn, as none was given'}`,
    ),
    '',
    `Next: \`npx journey tenant check ${code}\`, and \`npx journey test\`, which says whether its pages are those of a lender that is known.`,
  ].join('\n')
}

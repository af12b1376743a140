import type { HelpVerdict } from './ask-help.ts'

/** Formats the number of correct answers, and each wrong one. */
export function printVerdicts(found: readonly HelpVerdict[]): string {
  const of = (verdict: HelpVerdict['verdict']) => found.filter((one) => one.verdict === verdict)
  return [
    ...of('wrong').map((one) => `wrong        "${one.ask}": ${one.found}, not ${one.expect.join(' or ')}`),
    ...of('handed over').map((one) => `handed over  "${one.ask}": not sure of ${one.expect.join(' or ')}`),
    `${found.length} questions: ${of('right').length} right, ${of('handed over').length} handed over, ${of('wrong').length} wrong.`,
  ].join('\n')
}

export interface Allowed {
  readonly leastRightOrHandedOver: number
  readonly mostWrong: number
}

/** Whether the wrong answers stay within the limit of the questions' file; without a limit, any number is allowed. */
export function isAllowed(found: readonly HelpVerdict[], allowed: Allowed | undefined): boolean {
  if (allowed === undefined) return true
  const wrong = found.filter(({ verdict }) => verdict === 'wrong').length
  return wrong <= allowed.mostWrong && found.length - wrong >= allowed.leastRightOrHandedOver
}

import type { Rule } from '../../../tools/lint/rule.ts'
import { rulePage } from '../../../tools/lint/rule-page.ts'

/** JSON below a heading of a rule's page: a merge patch over the sample. Undefined if the page tells it in words. */
export const exampleOf = (rule: Rule, heading: 'Wrong' | 'Right'): string | undefined =>
  new RegExp(`## ${heading}\n\n\`\`\`json\n(.*?)\n\`\`\``, 's').exec(rulePage(rule))?.[1]

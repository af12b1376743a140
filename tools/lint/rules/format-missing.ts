import { asJsonObject, filesOf, findingAt, looseValues } from '#source'
import type { Rule } from '../rule.ts'

export const formatMissing: Rule = {
  id: 'format-missing',
  why: 'Code that reads an answer relies on its format: it works with a date, an amount or a state, not with any text.',
  check: ({ source, tenant }) =>
    (tenant === undefined ? filesOf(source, 'form') : []).flatMap((file) =>
      looseValues(asJsonObject(file.value)).map(({ name, format, pointer }) =>
        findingAt(
          {
            rule: '',
            pointer,
            what: 'key',
            message: `Code reads "${name}" and relies on the format "${format}", which this form does not ask for.`,
            hint: isNumber(format)
              ? `Ask for a number${format === 'double' ? '' : ' of whole cents'}, or for nothing by this name.`
              : `Add "format": "${format}" to a text, or name all values by an enum.`,
          },
          { file, pointer },
        ),
      ),
    ),
}

const isNumber = (format: string): boolean => format === 'money' || format === 'double'

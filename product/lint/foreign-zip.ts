import { asStrings, asText, childObject, type JsonObject, pointerTo } from '#source'
import type { RuleFault } from '../../tools/lint/rule.ts'
import ranges from './zip-ranges.json' with { type: 'json' }

/** Fault of a company's ZIP code that the Postal Service gives to homes of another state, by its first three digits. */
export function foreignZip(company: JsonObject): readonly RuleFault[] {
  const address = childObject(company, 'companyAddress')
  const [state, zip] = [asText(address.state), asText(address.zip)]
  const own = asStrings((ranges as JsonObject)[state])
  const first = zip.slice(0, 3)
  if (own.length === 0 || first.length < 3 || own.some((range) => isIn(first, range))) return []
  const other = Object.entries(ranges).find(([, all]) => all.some((range) => isIn(first, range)))
  return [
    {
      pointer: pointerTo('org', 'orgMetaData', 'companyInfo', 'companyAddress', 'zip'),
      message: `${zip} is no ZIP code of ${state}${other === undefined ? '' : `, but one of ${other[0]}`}.`,
      hint: 'Look at the state too: letters and documents name both.',
    },
  ]
}

const isIn = (digits: string, range: string): boolean => {
  const [from = '', to = ''] = range.split('-')
  return digits >= from && digits <= to
}

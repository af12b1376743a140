import { asText, childObject, type JsonObject, pointerTo } from '#source'
import type { RuleFault, Subject } from '../rule.ts'
import type { PlacedField } from './forms-of.ts'

/** Faults of bounds that refuse what people usually answer, and of what is called usual. */
export const narrowAnswers = (subject: Subject, asked: PlacedField): readonly RuleFault[] => [
  ...usualOfOthers(asked),
  ...amounts(subject, asked),
  ...texts(asked),
]

/** Fault of usual amounts that are not the least and the most of one limit. */
function usualOfOthers({ field }: PlacedField): readonly RuleFault[] {
  const { least, most } = childObject(field, 'usual')
  const [from, to] = [asText(least), asText(most)]
  if (from === '' || to === '') return []
  const isPair = from.includes('min') && from.replace('min', 'max') === to
  if (isPair) return []
  return [
    {
      pointer: '/usual',
      message: `Usual is from "${from}" to "${to}", which are not the least and the most of one limit.`,
      hint: 'Name both figures of one limit: `homeValue.minCents` and `homeValue.maxCents`.',
    },
  ]
}

/** Faults of an amount that is refused although it is usual; a form has dollars, a limit cents. */
const amounts = ({ flows }: Subject, { name, field, schema }: PlacedField): readonly RuleFault[] =>
  ends.flatMap(({ bound, end, isRefused }) => {
    const [id = '', figure = ''] = asText(childObject(field, 'usual')[end]).split('.')
    const cents = flows?.source.limits.limits[id]?.[figure]
    const own = schema[bound]
    if (cents === undefined || typeof own !== 'number' || !isRefused(own, cents / 100)) return []
    return [
      {
        pointer: `/usual/${end}`,
        related: [pointerTo('schema', 'properties', name, bound)],
        message: `$${cents / 100} is usual here, and the schema refuses it: its \`${bound}\` is ${own}.`,
        hint: 'Change one of the two.',
      },
    ]
  })

const ends = [
  { bound: 'minimum', end: 'least', isRefused: (own: number, usual: number) => own > usual },
  { bound: 'maximum', end: 'most', isRefused: (own: number, usual: number) => own < usual },
] as const

function texts({ name, field, schema }: PlacedField): readonly RuleFault[] {
  const kind = kindOf(field)
  const least = longest[kind]
  const { maxLength } = schema
  if (least === undefined || typeof maxLength !== 'number' || maxLength >= least) return []
  return [
    {
      pointer: '',
      what: 'key',
      related: [pointerTo('schema', 'properties', name, 'maxLength')],
      message: `An answer to this ${kind} field often has up to ${least} characters, and the schema refuses more than ${maxLength}.`,
      hint: `Let its \`maxLength\` be ${least} or more.`,
    },
  ]
}

const kindOf = ({ widget, autocomplete }: JsonObject): string =>
  /(^| |-)name$/.test(asText(autocomplete)) ? 'name' : asText(widget)

/** Characters that answers have, by their kind. */
const longest: Readonly<Record<string, number>> = {
  name: 30,
  email: 64,
  tel: 17,
  textarea: 100,
  password: 64,
}

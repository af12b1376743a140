import { asJsonObject, asText, childObject, nearestHint, pointerTo } from '#source'
import { checkFields, type PlacedField } from '../references/forms-of.ts'
import { unrepeated } from '../references/unrepeated.ts'
import type { Rule, RuleFault } from '../rule.ts'

export const formFieldIncomplete: Rule = {
  id: 'form-field-incomplete',
  why: 'A browser fills in only fields that state their purpose (WCAG 2.2, 1.3.5), and values not classed as personal end up in logs.',
  check: (subject) =>
    checkFields(subject, (field) => [
      ...autocomplete(field),
      ...filledTwice(field),
      ...dataClass(field),
      ...unrepeated(field),
      ...choices(field),
    ]),
}

/** Widgets for typing; choices and amounts have no token in the HTML standard. */
const typed = [
  'text',
  'name',
  'email',
  'tel',
  'date',
  'address',
  'zip',
  'state',
  'password',
  'code',
  'ssn',
  'routing',
  'account',
  'pin',
  'recovery',
]

function autocomplete({ field: { widget, autocomplete: token } }: PlacedField): readonly RuleFault[] {
  if (token === undefined)
    return typed.includes(asText(widget))
      ? [
          {
            pointer: '',
            what: 'key',
            message: `This ${widget} field does not say what a browser may fill in.`,
            hint: 'Give it the `autocomplete` token of the HTML standard; "off" where it is about somebody else, or secret.',
          },
        ]
      : []
  const last = asText(token).split(' ').at(-1) ?? ''
  if (tokens.includes(last)) return []
  return [
    {
      pointer: '/autocomplete',
      message: `"${token}" is no autocomplete token of the HTML standard.`,
      ...nearestHint(last, tokens),
    },
  ]
}

/** Fault of a field of the same purpose as an earlier one: a browser would fill both alike. */
function filledTwice({ file, name, field }: PlacedField): readonly RuleFault[] {
  const { autocomplete: token, same } = field
  if (token === undefined || token === 'off' || same !== undefined) return []
  const fields = Object.entries(childObject(asJsonObject(file.value), 'fields'))
  const [other = name] = fields.find(([, each]) => asJsonObject(each).autocomplete === token) ?? []
  if (other === name) return []
  return [
    {
      pointer: '/autocomplete',
      related: [pointerTo('fields', other, 'autocomplete')],
      message: `A browser fills in "${name}" with what it fills in as "${other}": both are "${asText(token)}".`,
      hint: 'Name what is asked for here; "off" where it is about somebody else.',
    },
  ]
}

/** Least class of the answers by widget. */
const classes: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    ssn: ['secret'],
    password: ['secret'],
    pin: ['secret'],
    routing: ['secret'],
    account: ['secret'],
    email: ['personal', 'secret'],
    tel: ['personal', 'secret'],
    date: ['personal', 'secret'],
    address: ['personal', 'secret'],
  }),
)

/** Autofill tokens for facts about a person. */
const ofPerson =
  /(^| )(name|(given|additional|family)-name|nickname|email|street-address|address-line\d|tel(-.+)?|bday(-.+)?|sex|cc-.+)$/

function dataClass({ field }: PlacedField): readonly RuleFault[] {
  const token = asText(field.autocomplete)
  const ofWidget = classes.get(asText(field.widget))
  const allowed = ofWidget ?? (ofPerson.test(token) ? ['personal', 'secret'] : undefined)
  if (allowed === undefined || allowed.includes(asText(field.class))) return []
  return [
    {
      pointer: '/class',
      message: `The answer to this field (${ofWidget === undefined ? token : field.widget}) is ${allowed[0]}, not ${field.class}.`,
      hint: `Class it as ${allowed[0]}.`,
    },
  ]
}

function choices({ field: { widget, options } }: PlacedField): readonly RuleFault[] {
  if (options !== undefined || !['radio', 'select', 'checkboxes'].includes(asText(widget))) return []
  return [
    {
      pointer: '',
      what: 'key',
      message: `A ${widget} field has nothing to choose from.`,
      hint: 'List its `options`.',
    },
  ]
}

/** Tokens of the HTML living standard, "Autofill". */
const tokens = (
  'off on name honorific-prefix given-name additional-name family-name honorific-suffix nickname username new-password ' +
  'current-password one-time-code organization-title organization street-address address-line1 address-line2 ' +
  'address-line3 address-level4 address-level3 address-level2 address-level1 country country-name postal-code cc-name ' +
  'cc-given-name cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type ' +
  'transaction-currency transaction-amount language bday bday-day bday-month bday-year sex url photo tel ' +
  'tel-country-code tel-national tel-area-code tel-local tel-extension email impp'
).split(' ')

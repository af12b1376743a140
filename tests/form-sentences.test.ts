import { describe, expect, it } from 'vitest'
import type { AnswerFault } from '#engine'
import { loadSource } from '#source'
import { pathOfError } from '../screens/kit/forms/error-list.ts'
import { textOfError } from '../screens/kit/forms/field-error.ts'
import { createTranslate } from '../screens/kit/wording/use-copy.ts'
import { Problem } from '../server/errors/problem.ts'
import { formValidators } from '../server/validation/form-validators.ts'
import { lender } from './support/lenders/lender.ts'

const hearthline = lender('hearthline')
const t = createTranslate(hearthline)
const source = loadSource()
const forms = formValidators(source)

/** Wrong values: empty, typed or pasted in the wrong field, and the value of an unchecked box. */
const wrong = [
  '',
  '   ',
  'x',
  '12',
  '李',
  'a'.repeat(1000),
  '-1',
  -1,
  1e12,
  Number.NaN,
  [],
  ['NOPE'],
  'NOPE',
  false,
]
const noAddress = { street1: '', city: '', state: '', zip: '' }
const wrongAddress = { street1: ' ', city: '李', state: 'ZZ', zip: '0410' }

const faultsOf = (id: string, values: unknown): readonly AnswerFault[] => {
  try {
    forms.get(id)?.validate(values)
    return []
  } catch (error) {
    if (error instanceof Problem) return error.faults
    throw error
  }
}

/** Sentences that a field can show beside it, each with the value that was sent. */
function sentencesOf(id: string, field: string, widget: string): readonly (readonly [string, string])[] {
  const tried: readonly unknown[] =
    widget === 'address' ? [noAddress, wrongAddress] : wrong.filter(isSentBy(widget))
  return tried.flatMap((value) =>
    faultsOf(id, { [field]: value })
      .filter((fault) => pathOfError(fault).split('.')[0] === field && fault.keyword !== 'if')
      .map((fault) => [sentenceOf(id, fault), JSON.stringify(value)] as const),
  )
}

/** General sentence for a fault, or the field's own where the general one says too little. */
function sentenceOf(id: string, fault: AnswerFault): string {
  const general = textOfError(fault, t, hearthline)
  if (!vague.includes(general)) return general
  return textOfError(fault, t, hearthline, Object(source.files.get(`flows/forms/${id}.json`)?.value).fields)
}

/**
 * Whether the page can send such a value: text from a text input, numbers or text from a number input, and choices from
 * choices.
 */
const isSentBy = (widget: string) => (value: unknown) => {
  if (widget === 'consent') return typeof value === 'boolean'
  if (widget === 'checkboxes') return Array.isArray(value)
  if (widget === 'money' || widget === 'number')
    return typeof value !== 'object' && typeof value !== 'boolean'
  return typeof value === 'string'
}

/** Sentences that say only that something is wrong, and not what. */
const vague = ['other', 'pattern', 'page'].map((name) => t(`forms.errors.${name}` as 'forms.errors.other'))

const fields = [...forms].flatMap(([id, { fields: each }]) =>
  Object.entries(each).map(([name, { widget = '' }]) => [id, name, widget] as const),
)

describe('the sentence beside a field', () => {
  it.each(fields)('of %s, %s, says what is missing or wrong', (id, name, widget) => {
    const sentences = sentencesOf(id, name, widget)
    expect(sentences.filter(([sentence]) => vague.includes(sentence))).toEqual([])
    for (const [sentence] of sentences) expect(sentence).toMatch(/^(Required|[A-Z][^{}]*\.)$/)
  })

  it('is the word of the specification where nothing was answered, spaces among them', () => {
    for (const [id, name, widget] of fields.filter(([, , each]) => each === 'text' || each === 'ssn')) {
      const [first] = sentencesOf(id, name, widget).filter(([, sent]) => sent === '""' || sent === '"   "')
      if (first) expect([id, name, first[0]]).toEqual([id, name, t('forms.errors.required')])
    }
  })
})

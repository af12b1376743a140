import { expect, it } from 'vitest'
import { partOf } from './part-of.ts'
import { stepWords } from './step-words.ts'

it('says fields as a part of a context, a list as one more element', () => {
  expect(
    partOf([
      ['loan.term', 36],
      ['loan.documents[].type', 'NOTE'],
      ['loan.documents[].signed', true],
      ['loan.offer.rate', 5],
    ]),
  ).toEqual({ loan: { term: 36, documents: [{ type: 'NOTE', signed: true }], offer: { rate: 5 } } })
})

it.each([
  [{ submit: 'offer', with: partOf([['loan.term', 36]]) }, 'the applicant sends offer with loan.term 36'],
  [{ event: 'noteMade' }, 'noteMade'],
  [{ at: 'SIGNING' }, 'a jump to SIGNING'],
  [{ with: partOf([['documents[].type', 'NOTE']]) }, 'it becomes known: documents.type "NOTE"'],
  [{ page: 'offer' }, 'a look'],
])('words the step %j', (step, words) => {
  expect(stepWords(step as never)).toBe(words)
})

import { expect, it } from 'vitest'
import { loadSource, mergePatch } from '#source'
import { lintSample } from './support/lint/lint-sample.ts'

const limits = loadSource().files.get('flows/limits.json')?.value ?? null

/** Places that the schema refuses in the product's limits with one figure changed. */
const refused = (id: string, figure: string, value: number) => {
  const found = lintSample((tree) => {
    tree['flows/limits.json'] = mergePatch(limits, { limits: { [id]: { [figure]: value } } })
  }, 'schema')
  return [...new Set(found.map(({ pointer }) => pointer))]
}

it.each<[string, string, number, string]>([
  ['upload', 'maxBytes', 10240, 'refuse every photo: kilobytes'],
  ['upload', 'maxFiles', 1, 'leave the back of a license out'],
  ['storage', 'maxBytes', 256000, 'refuse what is sent: kilobytes'],
  ['chat', 'attachmentMaxBytes', 10240, 'refuse every photo in a chat: kilobytes'],
  ['chat', 'nameMaxLength', 8, 'refuse most names'],
  ['drafts', 'mostLength', 8, 'keep no draft: thousands'],
  ['homeValue', 'minCents', 50000, 'doubt no home: dollars'],
  ['homeValue', 'maxCents', 10000000, 'doubt every home: dollars'],
  ['annualIncome', 'minCents', 5000, 'doubt no income: dollars'],
  ['annualIncome', 'maxCents', 2000000, 'doubt most incomes: dollars'],
  ['inspection', 'maxMegapixels', 1, 'refuse every photo'],
  ['inspection', 'fileMs', 15, 'give every file up: seconds'],
  ['addressSuggestions', 'pauseMs', 200000, 'suggest nothing'],
  ['reminders', 'everyHours', 1, 'write every hour'],
  ['invitation', 'days', 0.5, 'end before it is read'],
  ['setupCode', 'minutes', 1, 'end before it is read'],
  ['retry', 'factor', 0.5, 'ask ever faster'],
  ['states', 'count', 49.5, 'be no number of things'],
])('no limit "%s.%s" is %d, which would %s', (id, figure, value) => {
  expect(refused(id, figure, value)).toEqual([`/limits/${id}/${figure}`])
})

it('the limits of the product are within their bounds', () => {
  expect(refused('daysPerYear', 'days', 365.25)).toEqual([])
})

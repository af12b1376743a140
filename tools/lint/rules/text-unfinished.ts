import { nameCharacter } from '#engine'
import { asJsonObject, type Json, pointerTo } from '#source'
import type { Rule, RuleFault } from '../rule.ts'
import { checkTexts } from '../wording/texts-of.ts'
import { unmergedTexts } from '../wording/unmerged-texts.ts'

export const textUnfinished: Rule = {
  id: 'text-unfinished',
  why: 'Applicants read unfinished text, such as a note to a colleague, an empty title or a bare placeholder, and the lender is responsible for it.',
  check: (subject) => [
    ...checkTexts(subject, (text) => faults.flatMap((find) => find(text))),
    ...unmergedTexts(subject),
    ...namesIn(asJsonObject(subject.settings?.value).org ?? null, '/org').map(subject.reportSetting),
  ],
}

/** Faults of what a lender calls itself and its product, which stands on every page and letter. */
function namesIn(value: Json, pointer: string): readonly RuleFault[] {
  if (typeof value === 'string')
    return [note, doubled, invisible].flatMap((find) => find(value).map((fault) => ({ ...fault, pointer })))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => namesIn(each, pointer + pointerTo(key)))
}

type Find = (text: string) => readonly Omit<RuleFault, 'pointer'>[]

const blank: Find = (text) =>
  text.trim() === ''
    ? [{ message: 'This text says nothing.', hint: 'Write it, or remove what shows it.' }]
    : []

const note: Find = (text) => {
  const [found] = /\b(TODO|FIXME|TBD|XXX)\b|\blorem ipsum\b/i.exec(text) ?? []
  if (found === undefined) return []
  return [
    { message: `"${found}" is a note to oneself, and applicants would read it.`, hint: 'Write the text.' },
  ]
}

/** Words that may repeat, as in "Signed in in this browser" and "that that". */
const followsItself = ['in', 'on', 'that', 'had']

const doubled: Find = (text) =>
  [...text.matchAll(/(?<![\p{L}\p{N}{])(\p{L}{2,})\s\1(?![\p{L}\p{N}}])/giu)]
    .filter(([, word = '']) => !followsItself.includes(word.toLowerCase()))
    .map(([twice]) => ({ message: `"${twice}" is a word written twice.`, hint: 'Remove one of the two.' }))

/** Finds an apostrophe before a brace, which turns the placeholder into text (ICU MessageFormat). */
const quoted: Find = (text) =>
  [...text.matchAll(/'\{(\w+)[^']*'/g)].map(([found, name]) => ({
    message: `Applicants would read {${name}} here, not the value: ${found} is quoted.`,
    hint: 'Leave out the apostrophes; “ and ” quote what is shown.',
  }))

/** Finds characters that have no width or turn the direction of reading: they come along when text is pasted, and nobody sees them. */
const invisible: Find = (text) =>
  [...text.matchAll(/[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu)].map(({ 0: found, index }) => {
    const [before = ''] = /\S*$/u.exec(text.slice(0, index)) ?? []
    return {
      message: `Here stands ${nameCharacter(found)}${before && `, after "${before}"`}, which nobody sees.`,
      hint: 'Remove it.',
    }
  })

const faults: readonly Find[] = [blank, note, doubled, quoted, invisible]

import type { Sentence } from '../../api/words.ts'

/** Sentences that may have been written to the screen as this text: those that say it, otherwise those with gaps that it fills. */
export function findSentences(sentences: readonly Sentence[], text: string): readonly Sentence[] {
  const said = plain(text)
  const equal = sentences.filter((each) => plain(each.text) === said)
  if (equal.length > 0) return equal
  return sentences
    .map((sentence) => ({ sentence, pieces: piecesOf(sentence.text) }))
    .filter(({ pieces }) => pieces.length > 1 && pieces.join('').trim().length > 3)
    .filter(({ pieces }) => new RegExp(`^${pieces.map(escaped).join('.*')}$`, 'i').test(said))
    .sort((a, b) => b.pieces.join('').length - a.pieces.join('').length)
    .slice(0, 1)
    .map(({ sentence }) => sentence)
}

const plain = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Words of a message around its arguments, which may hold messages themselves. */
function piecesOf(message: string): readonly string[] {
  const pieces = ['']
  let depth = 0
  for (const letter of plain(message)) {
    if (letter === '{' && depth++ === 0) pieces.push('')
    else if (letter === '}') depth--
    else if (depth === 0) pieces[pieces.length - 1] += letter
  }
  return pieces
}

import { asJsonObject, childObject, type JsonObject, loadSource, settingsByTenant } from '#source'

const source = loadSource()

const textsOf = (folder: string): readonly string[] =>
  [...source.files.values()]
    .filter(({ path }) => path.startsWith(folder))
    .flatMap(({ value }) => Object.values(childObject(asJsonObject(value), 'messages') as JsonObject))
    .map((text) => tidy(String(text)))

/** Names of lenders and of their products are the same in every language. */
const names = [...settingsByTenant(source).values()].flatMap((settings) => {
  const { companyName, companyProduct } = childObject(
    childObject(childObject(settings, 'org'), 'orgMetaData'),
    'companyInfo',
  )
  return [companyProduct, companyName].flatMap((name) => (typeof name === 'string' ? [name] : []))
})

/** Without what a page may write otherwise: breaks, and the second apostrophe of ICU. */
const tidy = (text: string): string => text.replaceAll("''", "'").replaceAll(/\s+/g, ' ')

/** Pieces of a message between its placeholders, links and options. */
const piecesOf = (text: string): readonly string[] => text.split(/[{}<>]/).map((piece) => piece.trim())

/** Shortest piece that tells English from a name, a number or a word of both languages. */
const shortest = 12

/**
 * Returns the pieces of English messages that stand in a text which should be in Spanish. It knows no words: a piece is
 * English if a message of en-US has it and none of es-US has.
 */
export function englishLeft(text: string): readonly string[] {
  const shown = names.reduce((rest, name) => rest.replaceAll(name, ''), tidy(text)).toLowerCase()
  return pieces.filter((piece) => shown.includes(piece.toLowerCase()))
}

const spanish = textsOf('flows/copy/es-US/').join('\n').toLowerCase()

const pieces = [...new Set(textsOf('flows/copy/en-US/').flatMap(piecesOf))].filter(
  (piece) =>
    piece.length >= shortest &&
    piece.includes(' ') &&
    !spanish.includes(piece.toLowerCase()) &&
    !isSyntax(piece),
)

/** Tells the beginning of a plural or a choice: `count, plural, one`. */
function isSyntax(piece: string): boolean {
  return /^\w+, \w+/.test(piece)
}

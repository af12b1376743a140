import Papa from 'papaparse'
import type { TextToTranslate } from './sentences.ts'

const columns = ['file', 'key', 'case', 'original', 'translation', 'state'] as const

/** Writes texts as a table in CSV that a spreadsheet opens, one sentence a row. */
export function writeTable(texts: readonly TextToTranslate[]): string {
  const rows = texts.flatMap(({ file, key, standing, sentences }) =>
    sentences.map(({ variant, original, translation }) => [
      file,
      key,
      variant,
      original,
      translation,
      standing,
    ]),
  )
  // The byte order mark tells a spreadsheet that the letters are UTF-8.
  return `\uFEFF${Papa.unparse([columns, ...rows], { newline: '\n' })}\n`
}

/** Reads a table that was written here and translated. Throws if a column is missing or a quote is left open. */
export function readTable(csv: string): readonly Omit<TextToTranslate, 'standing'>[] {
  const { data, errors, meta } = Papa.parse<Readonly<Record<string, string>>>(csv.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
  })
  const lacking = columns.slice(0, 5).filter((column) => meta.fields?.includes(column) !== true)
  if (lacking.length > 0) throw new Error(`The table has no column ${lacking.join(', ')}.`)
  const [error] = errors
  if (error !== undefined) throw new Error(`Row ${(error.row ?? 0) + 2}: ${error.message}.`)
  const texts = Map.groupBy(data, ({ file = '', key = '' }) => JSON.stringify([file, key]))
  return [...texts.values()].map((rows) => ({
    file: rows[0]?.file ?? '',
    key: rows[0]?.key ?? '',
    sentences: rows.map(({ case: variant = '', original = '', translation = '' }) => ({
      ...{ variant, original, translation },
    })),
  }))
}

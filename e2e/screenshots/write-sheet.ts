import { globSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { folder, schemes, widths } from './pictures.ts'

/** Writes all pictures into one table: a row for each page of a lender, a column for each width, light beside dark. */
export default function writeSheet(): void {
  const rows = [...new Set(globSync('*/*/*.png', { cwd: folder }).map((file) => path.dirname(file)))].sort()
  const columns = schemes.flatMap((scheme) => widths.map((width) => `${width}-${scheme}`))
  const cell = (file: string) =>
    `<td><a href="${file}"><img loading="lazy" width="200" alt="${file}" src="${file}"></a></td>`
  const table = rows.map(
    (row) => `<tr><th>${row}</th>${columns.map((column) => cell(`${row}/${column}.png`)).join('')}</tr>`,
  )
  const head = `<tr><th></th>${columns.map((column) => `<th>${column}</th>`).join('')}</tr>`
  const style = '<style>td{vertical-align:top}th{position:sticky;top:0;background:canvas}</style>'
  const file = path.join(folder, 'index.html')
  writeFileSync(
    file,
    `<!doctype html><title>Pages</title>${style}<table>${head}${table.join('\n')}</table>\n`,
  )
  console.log(`${rows.length} pages in ${path.relative(process.cwd(), file)}`)
}

import '../../ui/scroll-edges.css'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Table } from '../parts/table.tsx'
import { inFigures, say } from '../wording.ts'
import { type Bar, BarChart } from './bar-chart.tsx'
import { type Cell, toCsv } from './to-csv.ts'
import './insights.css'

/** Numbers of one kind: a chart of them, or of the greatest, and all of them in rows. */
export interface FigureTable {
  readonly name: string
  readonly title: string
  readonly lead: string
  readonly bars: readonly Bar[]
  readonly heads: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

/** A chart with its table behind it, which can be saved. */
export function Figures({ table, tenant }: { readonly table: FigureTable; readonly tenant: string }) {
  const { name, title, lead, bars, heads, rows } = table
  const save = () => {
    const lines = [[say('chat.lender'), ...heads], ...rows.map((row) => [tenant, ...row])]
    saveFile(new Blob([toCsv(lines)], { type: 'text/csv' }), `${tenant}-${name}.csv`)
  }
  return (
    <section className="stack" aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      <p className="muted">{lead}</p>
      {bars.length === 0 ? <p>{say('insights.none')}</p> : <BarChart title={title} bars={bars} />}
      {rows.length > 0 && (
        <>
          <details className="insights-table scroll-edges">
            <summary>
              {say('insights.table')} <VisuallyHidden>{title}</VisuallyHidden>
            </summary>
            <Table heads={heads} rows={rows.map((row) => ({ key: row.join(' '), cells: row.map(shown) }))} />
          </details>
          <div>
            <Button onClick={save}>
              {say('insights.save')} <VisuallyHidden>{title}</VisuallyHidden>
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

const shown = (cell: Cell): string =>
  typeof cell === 'number' ? inFigures(cell) : (cell ?? say('insights.hidden'))

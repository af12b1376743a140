import { formatDate } from '#engine'
import '../../kit/ui/scroll-edges.css'
import { Button } from '../../kit/ui/button.tsx'
import { saveFile } from '../../kit/ui/save-file.ts'
import { VisuallyHidden } from '../../kit/ui/visually-hidden.tsx'
import { Table } from '../parts/table.tsx'
import { inFigures, say } from '../wording.ts'
import { type Bar, BarChart } from './bar-chart.tsx'
import { type Cell, toCsv } from './to-csv.ts'
import './insights.css'

/** Numbers of one kind: a chart of all or the greatest, and a table of all. */
export interface FigureTable {
  readonly name: string
  readonly title: string
  readonly lead: string
  readonly bars: readonly Bar[]
  readonly heads: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

/** Chart with its table, which can be saved as CSV. */
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
            <Table heads={heads} rows={rows.map((row) => ({ key: toCsv([row]), cells: row.map(shown) }))} />
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

function shown(cell: Cell): string {
  if (typeof cell === 'number') return inFigures(cell)
  return typeof cell === 'object' ? formatDate(cell.day) : (cell ?? say('insights.hidden'))
}

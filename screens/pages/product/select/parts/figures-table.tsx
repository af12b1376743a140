import type { ReactNode } from 'react'
import '../../../../kit/ui/scroll-edges.css'

export interface FiguresTableProps {
  readonly label: string
  readonly columns: readonly string[]
  readonly rows: readonly {
    readonly id: string
    readonly head: string
    readonly cells: readonly ReactNode[]
  }[]
}

/** Table of figures. If it is wider than the page, it scrolls by itself, also by keyboard. */
export function FiguresTable({ label, columns, rows }: FiguresTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="figures-table scroll-edges small" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, head, cells }) => (
            <tr key={id}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells are known by their column
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

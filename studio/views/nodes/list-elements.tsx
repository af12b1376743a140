import type { ReactNode } from 'react'
import type { NodeView } from '../../api/nodes.ts'
import { useEdit } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'
import { wholeValue } from './whole-value.ts'

interface Props {
  readonly node: NodeView
  readonly children: (element: NodeView) => ReactNode
}

/** Elements of a list, each of which can be moved and taken out. */
export function ListElements({ node, children }: Props) {
  const edit = useEdit()
  const before = node.children.map(wholeValue)
  const put = (title: string, after: readonly unknown[]) =>
    edit.mutate({
      title,
      changes: [{ file: node.file, pointer: node.pointer, before: before as never, after: after as never }],
    })
  const move = (index: number, by: 1 | -1) =>
    put(`Move ${node.key} ${index + 1}`, before.toSpliced(index, 1).toSpliced(index + by, 0, before[index]))
  return (
    <ol>
      {node.children.map((child, index) => (
        <li key={child.pointer}>
          {children({ ...child, isRequired: true })}
          <div className="inline">
            <button type="button" className="quiet" disabled={index === 0} onClick={() => move(index, -1)}>
              Earlier
            </button>
            <button
              type="button"
              className="quiet"
              disabled={index === before.length - 1}
              onClick={() => move(index, 1)}
            >
              Later
            </button>
            <button
              type="button"
              className="quiet"
              onClick={() => put(`Take one out of ${node.key}`, before.toSpliced(index, 1))}
            >
              Take out
            </button>
          </div>
        </li>
      ))}
      <Failure error={edit.error} />
    </ol>
  )
}

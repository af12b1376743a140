import type { NodeView } from '../../api/nodes.ts'

/** Value of a node with everything in it. */
export const wholeValue = ({ kind, children, value }: NodeView): unknown =>
  kind === 'list'
    ? children.map(wholeValue)
    : kind === 'object' || kind === 'map'
      ? Object.fromEntries(children.map((child) => [child.key, wholeValue(child)]))
      : value

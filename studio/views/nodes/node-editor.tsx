import type { NodeView } from '../../api/nodes.ts'
import { Guarded } from '../frame/guarded.tsx'
import { AddEntry } from './add-entry.tsx'
import { AddPart } from './add-part.tsx'
import { LeafEditor } from './leaf-editor.tsx'
import { ListElements } from './list-elements.tsx'
import { RemovePart } from './remove-part.tsx'

/** Part of a file, edited by what its schema says. */
export function NodeEditor({ node, isOpen = false }: { readonly node: NodeView; readonly isOpen?: boolean }) {
  const isGroup = node.kind === 'object' || node.kind === 'map' || node.kind === 'list'
  if (!isGroup) return <LeafEditor node={node} />
  return (
    <details className="node" open={isOpen}>
      <summary>
        {node.key === '' ? node.file : node.key} <small>{summaryOf(node)}</small>
      </summary>
      {node.help !== '' && <p className="help">{node.help}</p>}
      {node.guard !== undefined && <Guarded guard={node.guard} />}
      {node.kind === 'list' ? (
        <ListElements node={node}>
          {(element) => <NodeEditor node={element} isOpen={element.children.length <= 4} />}
        </ListElements>
      ) : (
        node.children.map((child) => (
          <NodeEditor key={child.pointer} node={child} isOpen={child.children.length <= 4} />
        ))
      )}
      <div className="inline">
        {node.entry !== undefined && <AddEntry node={node} entry={node.entry} />}
        {node.addable.length > 0 && <AddPart node={node} />}
        {!node.isRequired && node.key !== '' && <RemovePart node={node} />}
      </div>
    </details>
  )
}

const summaryOf = ({ kind, children }: NodeView): string =>
  kind === 'list' ? `${children.length} in order` : children.map(({ key }) => key).join(', ')

import { useState } from 'react'
import type { NodeView } from '../../api/nodes.ts'
import type { Layer } from '../../api/words.ts'
import { useAsked, useEdit } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'
import { useLender } from '../frame/use-lender.ts'
import { ValueEditor } from './value-editor.tsx'

/** Gives a value of all lenders another value for the chosen lender or one of its groups. */
export function ForLender({ node }: { readonly node: NodeView }) {
  const [isOpen, setIsOpen] = useState(false)
  if (!node.file.startsWith('flows/') || node.file.split('/').length > 2) return null
  return (
    <div>
      <button type="button" className="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {node.key} of one lender
      </button>
      {isOpen && <Layers node={node} />}
    </div>
  )
}

function Layers({ node }: { readonly node: NodeView }) {
  const [lender] = useLender()
  const { file, pointer } = node
  const { data: layers = [] } = useAsked<readonly Layer[]>('/api/layers', { file, pointer, lender })
  const edit = useEdit()
  const put = (layer: Layer, after: unknown) =>
    edit.mutate({
      title: `Set ${node.key} of ${layer.whose}`,
      changes: [
        {
          file: layer.file,
          pointer: layer.pointer,
          ...(layer.own !== undefined && { before: valueIn(node, layer.own) as never }),
          ...(after !== undefined && { after: after as never }),
        },
      ],
    })
  return (
    <>
      {layers.slice(1).map((layer) => {
        const id = `${layer.whose}-${pointer}`
        const value = layer.own === undefined ? node.value : valueIn(node, layer.own)
        return (
          <div className="inline" key={layer.whose}>
            <label htmlFor={id}>
              {node.key} of {layer.whose} ({layer.lenders.length}{' '}
              {layer.lenders.length === 1 ? 'lender' : 'lenders'})
            </label>
            <ValueEditor
              key={JSON.stringify(value)}
              id={id}
              node={{ ...node, value }}
              onSave={(after) => put(layer, after)}
            />
            {layer.own !== undefined && (
              <button type="button" className="quiet" onClick={() => put(layer, undefined)}>
                Use the value of all
              </button>
            )}
          </div>
        )
      })}
      <Failure error={edit.error} />
    </>
  )
}

/** Value that a layer writes, which the server tells as text. */
const valueIn = ({ kind }: NodeView, own: string): unknown =>
  kind === 'text' || kind === 'choice' ? own : JSON.parse(own)

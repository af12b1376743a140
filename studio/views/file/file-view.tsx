import { useSearchParams } from 'react-router'
import type { NodeView } from '../../api/nodes.ts'
import { useAsked } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'
import { NodeEditor } from '../nodes/node-editor.tsx'

/** Any place of any file, edited by what its schema says. */
export function FileView() {
  const [params] = useSearchParams()
  const [file, pointer] = [params.get('file') ?? '', params.get('pointer') ?? '']
  const { data: node, error } = useAsked<NodeView>('/api/node', { file, pointer })
  return (
    <>
      <h1>{file}</h1>
      <p>{pointer}</p>
      <Failure error={error} />
      {node !== undefined && <NodeEditor node={node} isOpen />}
    </>
  )
}

import { Route, Routes, useSearchParams } from 'react-router'
import type { NodeView } from '../api/nodes.ts'
import type { LenderName, Overview } from '../api/overview.ts'
import { useAsked } from './ask.ts'
import { ChangesView } from './changes/changes-view.tsx'
import { Choice } from './frame/choice.tsx'
import { DraftBar } from './frame/draft-bar.tsx'
import { Failure } from './frame/failure.tsx'
import { ProofStatus } from './frame/proof-status.tsx'
import { ViewLink } from './frame/studio-link.tsx'
import { useLender } from './frame/use-lender.ts'
import { JourneyView } from './journey/journey-view.tsx'
import { LendersView } from './lenders/lenders-view.tsx'
import { MapView } from './map/map-view.tsx'
import { NodeEditor } from './nodes/node-editor.tsx'
import { PageView } from './page/page-view.tsx'
import { ProblemsView } from './problems/problems-view.tsx'
import { TextsView } from './texts/texts-view.tsx'
import { WalkView } from './walk/walk-view.tsx'
import { WordsView } from './words/words-view.tsx'

const views = [
  ['/', 'Journey'],
  ['/map', 'Map'],
  ['/walk', 'Walk'],
  ['/words', 'Words'],
  ['/texts', 'Texts'],
  ['/lenders', 'Lenders'],
  ['/problems', 'Problems'],
  ['/changes', 'Changes'],
] as const

export function App() {
  const { data, error } = useAsked<Overview>('/api/overview')
  if (error !== null && data === undefined) return <Failure error={error} />
  if (data === undefined) return <p role="status">Reading the journey…</p>
  return (
    <>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <header className="bar">
        <strong title={data.dir}>{data.name}</strong>
        <nav aria-label="Studio">
          {views.map(([path, name]) => (
            <ViewLink key={path} to={path}>
              {name}
              {name === 'Problems' && data.proof.problems.length > 0 && (
                <span className="count">{data.proof.problems.length}</span>
              )}
            </ViewLink>
          ))}
        </nav>
        <LenderPicker lenders={data.lenders} />
        <DraftBar draft={data.draft} />
        <ProofStatus proof={data.proof} />
      </header>
      <main id="main" tabIndex={-1}>
        <Failure error={error} />
        <Routes>
          <Route index element={<JourneyView />} />
          <Route path="page/*" element={<PageView lenders={data.lenders} />} />
          <Route path="map" element={<MapView />} />
          <Route path="walk" element={<WalkView lenders={data.lenders} />} />
          <Route path="file" element={<FileView />} />
          <Route path="words" element={<WordsView />} />
          <Route path="lenders" element={<LendersView lenders={data.lenders} />} />
          <Route path="texts" element={<TextsView />} />
          <Route path="problems" element={<ProblemsView proof={data.proof} />} />
          <Route path="changes" element={<ChangesView draft={data.draft} />} />
          <Route path="*" element={<p>There is no such place in the studio.</p>} />
        </Routes>
      </main>
    </>
  )
}

/** Chooses the lender through whose eyes the journey is seen. */
function LenderPicker({ lenders }: { readonly lenders: readonly LenderName[] }) {
  const [lender, choose] = useLender()
  return (
    <Choice
      isInline
      label="Lender"
      value={lender ?? lenders[0]?.code ?? ''}
      options={lenders.map(({ code, isGroup }) => [code, isGroup ? `${code} (group)` : code])}
      onChoose={choose}
    />
  )
}

/** Any place of any file, edited by what its schema says. */
function FileView() {
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

import { useParams } from 'react-router'
import type { LenderName } from '../../api/overview.ts'
import type { PageView as Page } from '../../api/pages.ts'
import { useAsked, useJob } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'
import { useLender } from '../frame/use-lender.ts'
import { NodeEditor } from '../nodes/node-editor.tsx'
import { Note } from '../notes/note.tsx'
import { Preview } from '../preview/preview.tsx'
import { QuestionList } from '../questions/question-list.tsx'
import { SentenceEditor } from '../words/sentence-editor.tsx'
import { AddPage } from './add-page.tsx'

/** A page with everything that makes it: sentences, questions, settings, ways to it and from it. */
export function PageView({ lenders }: { readonly lenders: readonly LenderName[] }) {
  const { '*': id = '' } = useParams()
  const [lender] = useLender()
  const { data: page, error } = useAsked<Page>('/api/page', { id, lender })
  if (page === undefined) return <Failure error={error} />
  const { row, settings, forms, sentences, entries, comes, leads } = page
  return (
    <>
      <h1>
        {row.title} <small>{row.id}</small>
      </h1>
      <Failure error={error} />
      <Note key={`note ${row.id}`} about="pages" id={row.id} name={row.title} />
      <Preview key={row.id} page={row.id} lenders={lenders} sentences={sentences} />
      <SkipPage page={row.id} />
      <AddPage key={`new ${row.id}`} row={row} entries={entries} />
      <section aria-label="Ways">
        <h2>Where it stands</h2>
        <Ways title="One comes here from" ways={comes} />
        <Ways title="It leads to" ways={leads} />
      </section>
      <section>
        <h2>Words</h2>
        <ul className="sentences">
          {sentences.map((sentence) => (
            <li key={sentence.key}>
              <SentenceEditor sentence={sentence} />
            </li>
          ))}
        </ul>
      </section>
      {forms.map((form) => (
        <QuestionList key={form} file={form} />
      ))}
      <section>
        <h2>Settings</h2>
        <NodeEditor node={settings} isOpen />
      </section>
    </>
  )
}

const Ways = ({ title, ways }: { readonly title: string; readonly ways: readonly string[] }) =>
  ways.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <ul>
        {ways.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </>
  )

/** Leads the chosen lender's applicants past a page. */
function SkipPage({ page }: { readonly page: string }) {
  const [lender] = useLender()
  const job = useJob()
  if (lender === undefined) return null
  return (
    <p>
      <button type="button" onClick={() => job.mutate({ job: 'skipPage', details: { page, lender } })}>
        Skip this page for {lender}
      </button>
      <Failure error={job.error} />
    </p>
  )
}

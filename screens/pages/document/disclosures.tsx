import { useState } from 'react'
import { useWayBack } from '../../features/returning/use-way-back.ts'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { Link } from '../../kit/ui/link.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { DocumentRow } from './disclosures/parts/document-row.tsx'
import './disclosures/parts/disclosures.css'
import { type KeptDocument, keptDocuments } from './disclosures/parts/kept-documents.ts'
import { RecordList } from './disclosures/parts/record-list.tsx'

/** Page document/disclosures: lists every document of the application, to read and to download. */
export default function Disclosures() {
  const t = useCopy()
  const back = useWayBack()
  const { heloc } = useOpenApplication()
  const { ours, yours } = keptDocuments(heloc)
  return (
    <div className="stack-large">
      <PageHeading title={t('document.disclosures.title')} lead={t('document.disclosures.lead')} />
      {ours.length + yours.length === 0 && <p className="muted">{t('document.disclosures.none')}</p>}
      <Group heading={t('document.disclosures.ours.heading')} documents={ours} canRead />
      <Group heading={t('document.disclosures.yours.heading')} documents={yours} />
      <RecordList />
      <p>
        <Link to={back}>{t('document.disclosures.back')}</Link>
      </p>
    </div>
  )
}

interface GroupProps {
  readonly heading: string
  readonly documents: readonly KeptDocument[]
  readonly canRead?: boolean
}

function Group({ heading, documents, canRead = false }: GroupProps) {
  const [opened, setOpened] = useState<string>()
  if (documents.length === 0) return null
  return (
    <section className="stack-small">
      <h2>{heading}</h2>
      <ul className="document-list">
        {documents.map((document) => (
          <DocumentRow
            key={document.uuid}
            {...{ document, canRead }}
            isOpen={opened === document.uuid}
            onToggle={() => setOpened(opened === document.uuid ? undefined : document.uuid)}
          />
        ))}
      </ul>
    </section>
  )
}

import { useState } from 'react'
import { useDisclosure } from '../../api/public-facts.ts'
import { fieldId } from '../../forms/field-id.ts'
import { JourneyForm } from '../../forms/journey-form.tsx'
import { useCopy } from '../../journey/use-copy.ts'
import { usePage } from '../../journey/use-page.ts'
import { usePageSubmit } from '../../journey/use-page-submit.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { WaitingPanel } from '../../ui/waiting-panel.tsx'
import { ApplicationParts } from './app-summary/parts/application-parts.tsx'
import { DueDocuments } from './app-summary/parts/due-document-list.tsx'
import {
  type DueDocument,
  findDueDocuments,
  type ReadDocuments,
  readEvidence,
  unreadDocuments,
} from './app-summary/parts/due-documents.ts'
import { SignHeading, SignKind } from './app-summary/parts/sign-texts.tsx'
import './app-summary/parts/app-summary.css'

/** start/app-summary: the application for review, its disclosures, and the signature. */
export default function AppSummary() {
  const t = useCopy()
  const { heloc } = usePage(form)
  const due = findDueDocuments(heloc)
  return (
    <div className="stack-large app-summary">
      <PageHeading title={t('start.appSummary.title')} lead={t('start.appSummary.lead')} />
      <ApplicationParts />
      {due ? <Signature due={due} /> : <WaitingPanel title={t('start.appSummary.documents.preparing')} />}
    </div>
  )
}

const form = 'start/app-summary'
const documentsId = 'disclosures'

function Signature({ due }: { readonly due: readonly DueDocument[] }) {
  const t = useCopy()
  const submit = usePageSubmit('summary')
  const { data: text } = useDisclosure('hard-credit')
  const [read, setRead] = useState<ReadDocuments>(new Map())
  const [strict, setStrict] = useState(false)
  const open = unreadDocuments(due, read).length
  const missing = open > 0 ? t('start.appSummary.documents.missing', { open }) : undefined
  const check = () => {
    setStrict(true)
    const noText = { target: fieldId(form, 'hardCreditConsent'), message: t('start.appSummary.textMissing') }
    return [...(missing ? [{ target: documentsId, message: missing }] : []), ...(text ? [] : [noText])]
  }
  return (
    <JourneyForm
      form={form}
      extra={{ documents: readEvidence(due, read), ...(text && { consentTextHash: text.textHash }) }}
      check={check}
      onSubmit={submit}
      before={
        <DueDocuments
          id={documentsId}
          {...{ due, read }}
          error={strict ? missing : undefined}
          onRead={(uuid, textHash) => setRead((before) => new Map(before).set(uuid, textHash))}
        />
      }
      above={{ ssn: <SignHeading /> }}
    >
      <SignKind />
    </JourneyForm>
  )
}

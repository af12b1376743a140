import { type DocumentToRead, documentsOf } from '../../features/reading/documents-of.ts'
import { ReadingList } from '../../features/reading/reading-list.tsx'
import { ReadingProgress } from '../../features/reading/reading-progress.tsx'
import { signatureId } from '../../features/reading/signature-intro.tsx'
import { useRequiredReading } from '../../features/reading/use-required-reading.ts'
import { useDisclosure } from '../../kit/api/public-facts.ts'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { usePageSubmit } from '../../kit/follow/use-page-submit.ts'
import { fieldId } from '../../kit/forms/field-id.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { WaitingPanel } from '../../kit/ui/feedback/waiting-panel.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { ApplicationParts, signPart } from './app-summary/parts/application-parts.tsx'
import { PartHeading } from './app-summary/parts/part-heading.tsx'
import { SignHeading, SignKind } from './app-summary/parts/sign-texts.tsx'
import './app-summary/parts/app-summary.css'
import { useState } from 'react'
import { DocumentViewer } from '../../features/reading/document-viewer.tsx'
import { Button } from '../../kit/ui/button.tsx'

/** Types of the disclosures of the application (12 CFR 1026.40) and its summary, in that order. */
const dueTypes = ['APPLICATION_DISCLOSURE', 'SUMMARY_DISCLOSURE'] as const

/** Page start/app-summary: the application for review, its disclosures, and the signature. */
export default function AppSummary() {
  const t = useCopy()
  const { heloc } = useOpenApplication()
  const due = documentsOf(heloc, dueTypes)
  const isMade = dueTypes.every((wanted) => due.some(({ type }) => type === wanted))
  return (
    <div className="stack-large app-summary signature-form">
      <PageHeading title={t('start.appSummary.title')} lead={t('start.appSummary.lead')} />
      <ApplicationParts />
      <PartHeading number={2} id={signPart} title={t('start.appSummary.signPart.heading')} />
      {isMade ? <Signature due={due} /> : <WaitingPanel title={t('document.reading.preparing')} />}
    </div>
  )
}

const form = 'start/app-summary'

function Signature({ due }: { readonly due: readonly DocumentToRead[] }) {
  const t = useCopy()
  const submit = usePageSubmit('summary')
  const { data: text } = useDisclosure('hard-credit')
  const { list, check, read } = useRequiredReading(due)
  const noText = { target: fieldId(form, 'hardCreditConsent'), message: t('start.appSummary.textMissing') }
  return (
    <JourneyForm
      form={form}
      extra={{ documents: read, ...(text && { consentTextHash: text.textHash }) }}
      check={() => [...check(), ...(text ? [] : [noText])]}
      onSubmit={submit}
      before={
        <>
          <ReadingList
            {...list}
            after={signatureId}
            heading={t('start.appSummary.documents.heading')}
            why={t('start.appSummary.documents.why')}
          />
          <Booklet />
        </>
      }
      foot={<ReadingProgress reading={list.reading} />}
      above={{ ssn: <SignHeading /> }}
    >
      <SignKind />
    </JourneyForm>
  )
}

/** Booklet that accompanies an application (12 CFR 1026.40(e)): offered, not required reading. */
function Booklet() {
  const t = useCopy()
  const [isOpen, setOpen] = useState(false)
  const [booklet] = documentsOf(useOpenApplication().heloc, ['HELOC_BOOKLET'])
  if (booklet === undefined) return null
  const close = t('document.disclosures.close')
  return (
    <div className="stack-small">
      <p>{t('start.appSummary.booklet.text')}</p>
      <div>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? close : t('start.appSummary.booklet.link')}
        </Button>
      </div>
      {isOpen && <DocumentViewer document={booklet.uuid} title={t('document.types.HELOC_BOOKLET')} />}
    </div>
  )
}

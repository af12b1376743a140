import { useState } from 'react'
import type { LiensValues } from '#generated/forms'
import { useOpenApplication } from '../kit/follow/routing-context.ts'
import { usePageSubmit } from '../kit/follow/use-page-submit.ts'
import { JourneyForm } from '../kit/forms/journey-form.tsx'
import { useOwnErrors } from '../kit/forms/use-own-errors.ts'
import { useKeptState } from '../kit/storage/use-kept-state.ts'
import { PageHeading } from '../kit/ui/page-heading.tsx'
import { Money } from '../kit/wording/money.tsx'
import { useCopy } from '../kit/wording/use-copy.ts'
import { useWords } from '../kit/wording/use-words.ts'
import { formatAddress } from '../wording/format-address.ts'
import { AddedLiens } from './liens/parts/added-liens.tsx'
import { FoundLienQuestion } from './liens/parts/found-lien-question.tsx'
import { InquiryQuestions } from './liens/parts/inquiry-questions.tsx'
import { type FoundLien, owedDollars } from './liens/parts/lien-answers.ts'
import {
  answersOf,
  confirmed,
  type FoundDraft,
  type LienDraft,
  lienQuestions,
} from './liens/parts/lien-draft.ts'
import '../kit/ui/page-total.css'
import './liens/parts/liens.css'
import { restoreLienDraft } from './liens/parts/restore-lien-draft.ts'

/** Page liens: the applicant confirms or corrects the debts on the home, loan by loan. */
export default function Liens() {
  const { t, locale } = useWords()
  const { uuid, heloc, status } = useOpenApplication()
  const submit = usePageSubmit('liens')
  // Loans that the applicant added on an earlier visit come back as added ones: no record shows them. The draft belongs to the
  // list as it was when the page opened.
  const [known] = useState(heloc.liens ?? [])
  const liens = known.filter(({ source }) => source !== 'BORROWER')
  const own = known.filter(({ source }) => source === 'BORROWER')
  const inquiriesNeeded = status.inquiryAttestNeeded === true && status.inquiryAttestComplete !== true
  const inquiries = inquiriesNeeded ? (heloc.inquiries ?? []) : []
  const {
    value: draft,
    set,
    forget,
  } = useKeptState(`${uuid}:liens:list:${known.map((lien) => lien.uuid).join()}`, (kept) =>
    restoreLienDraft({ recorded: liens, own, inquiries }, kept, locale),
  )
  const questions = lienQuestions(liens, inquiries, draft, locale)
  const { check, errorAt } = useOwnErrors(questions)
  const change = (changes: Partial<LienDraft>) => set({ ...draft, ...changes })
  const { address } = heloc.property ?? {}
  return (
    <div className="stack-large">
      <PageHeading title={t('liens.title')} lead={t('liens.lead')} />
      <JourneyForm
        form="liens"
        // The form's schema checks them before they are sent.
        extra={questions.answers as Partial<LiensValues>}
        check={check}
        onSubmit={async (values) => {
          await submit(values)
          forget()
        }}
        before={
          <div className="stack-large">
            <FoundLiens
              {...{ liens, draft, errorAt }}
              onChange={(found) => change({ found })}
              address={address && formatAddress(address)}
            />
            <AddedLiens added={draft.added} errorAt={errorAt} onChange={(added) => change({ added })} />
            <Owed liens={liens} draft={draft} />
            {inquiries.length > 0 && (
              <InquiryQuestions
                {...{ inquiries, errorAt }}
                explanations={draft.explanations}
                onChange={(explanations) => change({ explanations })}
              />
            )}
          </div>
        }
      />
    </div>
  )
}

interface FoundLiensProps {
  readonly liens: readonly FoundLien[]
  readonly draft: LienDraft
  readonly address: string | undefined
  readonly errorAt: (id: string) => string | undefined
  readonly onChange: (found: readonly FoundDraft[]) => void
}

function FoundLiens({ liens, draft, address, errorAt, onChange }: FoundLiensProps) {
  const t = useCopy()
  const replace = (index: number, answer: FoundDraft) =>
    onChange(draft.found.map((one, position) => (position === index ? answer : one)))
  return (
    <section className="stack" aria-labelledby="found-liens">
      <div className="stack-small">
        <h2 id="found-liens">{t('liens.found.heading')}</h2>
        {address && <p className="muted">{address}</p>}
      </div>
      {liens.length === 0 && <p>{t('liens.found.none')}</p>}
      {liens.map((lien, index) => (
        <FoundLienQuestion
          key={lien.uuid}
          {...{ lien, index, errorAt }}
          draft={draft.found[index] ?? confirmed}
          onChange={(answer) => replace(index, answer)}
        />
      ))}
    </section>
  )
}

/** Sum of the answers, and its meaning. */
function Owed({ liens, draft }: { readonly liens: readonly FoundLien[]; readonly draft: LienDraft }) {
  const { t, locale } = useWords()
  const { found, added } = answersOf(draft, locale)
  return (
    <div className="page-total">
      <p>{t('liens.total.label')}</p>
      <p>
        <Money dollars={owedDollars(liens, found, added)} />
      </p>
      <p className="small muted">{t('liens.total.help')}</p>
    </div>
  )
}

import type { CopyKey } from '#generated/ids'
import { useWayBack } from '../../features/returning/use-way-back.ts'
import { SupportPanel } from '../../features/reviews/support-panel.tsx'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { useServerState } from '../../kit/follow/use-server-state.ts'
import { LinkButton } from '../../kit/ui/link-button.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

const questions = ['open', 'code', 'name', 'mistake', 'owner', 'mind'] as const

/** Questions that remain once everybody has signed, with their answers then. */
const signedAnswers: Partial<Record<(typeof questions)[number], CopyKey>> = {
  open: 'signing.support.open.answer',
  mistake: 'signing.support.mistake.signed',
  mind: 'signing.support.mind.signed',
}

/** Page signing/support: answers common questions about signing, and shows the contact of support. */
export default function SigningSupport() {
  const t = useCopy()
  const back = useWayBack()
  const { heloc } = useOpenApplication()
  const isSigned = useServerState()?.stage !== undefined
  return (
    <div className="stack-large">
      <PageHeading
        title={t('signing.support.title')}
        lead={heloc.noteSignedAt === undefined && t('signing.support.lead')}
      />
      {questions.map((id) => {
        const answer = isSigned ? signedAnswers[id] : (`signing.support.${id}.answer` as const)
        return (
          answer && (
            <section key={id} className="stack-small">
              <h2>{t(`signing.support.${id}.question`)}</h2>
              <p>{t(answer)}</p>
            </section>
          )
        )
      })}
      <section className="stack-small">
        <h2>{t('signing.support.people.heading')}</h2>
        {heloc.loanNumber !== undefined && (
          <p>{t('signing.support.people.number', { loanNumber: heloc.loanNumber })}</p>
        )}
        <SupportPanel />
      </section>
      <div className="actions">
        <LinkButton kind="primary" to={back}>
          {t('signing.support.back')}
        </LinkButton>
      </div>
    </div>
  )
}

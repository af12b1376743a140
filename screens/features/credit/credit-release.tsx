import { useState } from 'react'
import { usePageSubmit } from '../../kit/follow/use-page-submit.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { SummaryList } from '../../kit/ui/summary-list.tsx'
import { Text } from '../../kit/wording/text.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { type LockedFile, useLockedFile } from './locked-file.ts'

/** Instructions to open a locked or frozen credit file, and the button that requests the report again. */
export function CreditRelease() {
  const t = useCopy()
  const file = useLockedFile()
  const submit = usePageSubmit('credit-release')
  const [isStill, setStill] = useState(false)
  const { name: bureau, kind, pull } = file
  // A lock has no PIN: only one answer exists, so the form does not ask for it.
  const onlyAnswer = kind === 'LOCKED' ? ({ release: 'LIFTED' } as const) : {}
  return (
    <>
      <HowToOpen {...file} />
      <JourneyForm
        form="credit/error"
        extra={onlyAnswer}
        onSubmit={async (values) => {
          setStill(false)
          await submit(values)
          // The application is back on this page: the bureau's file is still closed.
          setStill(true)
        }}
        {...(kind === 'LOCKED' && { submitLabel: t('credit.error.unlocked') })}
        before={
          isStill && (
            <Notice kind="warning" role="status" isNews title={t('shell.creditRelease.still.title')}>
              <p>{t('shell.creditRelease.still.text', { bureau })}</p>
            </Notice>
          )
        }
      >
        <p>
          <Text id="shell.creditRelease.pull" values={{ kind: pull }} />
        </p>
      </JourneyForm>
    </>
  )
}

function HowToOpen({ bureau, name, kind }: LockedFile) {
  const t = useCopy()
  const phone = t(`shell.bureau.${bureau}.phone`)
  const site = t(`shell.bureau.${bureau}.site`)
  return (
    <section className="stack-small">
      <h2>{t('shell.creditRelease.heading')}</h2>
      <ol className="plain-list">
        <li>
          {t('shell.creditRelease.steps.contact', { bureau: name })}
          <SummaryList
            rows={[
              { label: t('shell.bureau.site'), value: <BureauLink site={site} /> },
              {
                label: t('shell.bureau.phone'),
                value: (
                  <a className="money" translate="no" href={`tel:+1${phone.replace(/\D/g, '')}`}>
                    {phone}
                  </a>
                ),
              },
            ]}
          />
        </li>
        <li>{t('shell.creditRelease.steps.lift', { kind })}</li>
        <li>{t('shell.creditRelease.steps.back')}</li>
      </ol>
    </section>
  )
}

function BureauLink({ site }: { readonly site: string }) {
  const t = useCopy()
  return (
    <>
      <a href={`https://${site}`} target="_blank" rel="noreferrer">
        {site}
      </a>{' '}
      <span className="small muted">{t('shell.newTab')}</span>
    </>
  )
}

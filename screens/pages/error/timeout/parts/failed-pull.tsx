import { useState } from 'react'
import { JourneyForm } from '../../../../forms/journey-form.tsx'
import { useOpenApplication } from '../../../../journey/routing-context.ts'
import { Text } from '../../../../journey/text.tsx'
import { useCopy } from '../../../../journey/use-copy.ts'
import { usePageSubmit } from '../../../../journey/use-page-submit.ts'
import { pullOf } from '../../../../shell/locked-file.ts'
import { Notice } from '../../../../ui/notice.tsx'

/** The bureau failed: one button asks it again, for the kind of report that was permitted. */
export function FailedPull() {
  const t = useCopy()
  const { heloc } = useOpenApplication()
  const submit = usePageSubmit('credit-retry')
  const [hasFailed, setFailed] = useState(false)
  return (
    <>
      <section className="stack-small">
        <h2>{t('error.timeout.happens.heading')}</h2>
        <ul className="plain-list">
          <li>{t('error.timeout.happens.keep')}</li>
          <li>{t('error.timeout.happens.leave')}</li>
        </ul>
      </section>
      <JourneyForm
        form="error/timeout"
        onSubmit={async (values) => {
          setFailed(false)
          await submit(values)
          setFailed(true)
        }}
        before={
          hasFailed && (
            <Notice kind="warning" role="status" isNews>
              <p>{t('error.timeout.failedAgain')}</p>
            </Notice>
          )
        }
      >
        <p>
          <Text id={`error.timeout.pull.${pullOf(heloc)}`} />
        </p>
      </JourneyForm>
    </>
  )
}

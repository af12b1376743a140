import { useState } from 'react'
import { pullOf } from '../../../../features/credit/locked-file.ts'
import { useOpenApplication } from '../../../../kit/follow/routing-context.ts'
import { usePageSubmit } from '../../../../kit/follow/use-page-submit.ts'
import { JourneyForm } from '../../../../kit/forms/journey-form.tsx'
import { Notice } from '../../../../kit/ui/feedback/notice.tsx'
import { Text } from '../../../../kit/wording/text.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'

/** Content after a failure of the bureau: a button requests the permitted kind of report again. */
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

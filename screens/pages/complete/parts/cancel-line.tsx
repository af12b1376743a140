import { JourneyForm } from '../../../forms/journey-form.tsx'
import { useCopy } from '../../../journey/use-copy.ts'
import { usePageSubmit } from '../../../journey/use-page-submit.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Reveal } from '../../../ui/reveal.tsx'

/** The right to cancel, used here: as easy as signing was, and not by one stray press. */
export function CancelLine() {
  const t = useCopy()
  const submit = usePageSubmit('rescission')
  return (
    <Reveal open={t('complete.cancel.open')} close={t('complete.cancel.keep')}>
      <JourneyForm
        form="complete"
        onSubmit={submit}
        before={
          <Notice kind="warning" title={t('complete.cancel.title')}>
            <p>{t('complete.cancel.effect')}</p>
            <p>{t('complete.cancel.money')}</p>
          </Notice>
        }
      />
    </Reveal>
  )
}

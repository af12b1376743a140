import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { Reveal } from '../../kit/ui/feedback/reveal.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

export interface CancelLineProps {
  readonly onSubmit: (values: unknown) => Promise<void>
}

/** Form by which an owner exercises the right to cancel: as easy as signing was, and safe against an accidental press. */
export function CancelLine({ onSubmit }: CancelLineProps) {
  const t = useCopy()
  return (
    <Reveal open={t('complete.cancel.open')} close={t('complete.cancel.keep')}>
      <JourneyForm
        form="complete"
        onSubmit={onSubmit}
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

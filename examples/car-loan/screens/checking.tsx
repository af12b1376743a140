import { PageHeading, useCopy, useLiveApplication, WaitingPanel } from 'journey-react'

/** Shown while the credit bureau is asked. The page goes on by itself. */
export function Checking() {
  const t = useCopy()
  useLiveApplication()
  return (
    <div className="stack-large">
      <PageHeading title={t('checking.title')} />
      <WaitingPanel title={t('checking.wait')} />
    </div>
  )
}

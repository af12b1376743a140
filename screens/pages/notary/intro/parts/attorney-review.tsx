import { WaitingPanel } from '../../../../kit/ui/feedback/waiting-panel.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { MeanwhileList } from './meanwhile-list.tsx'

/** Content while an attorney reviews the closing, which some states require by law: subject and duration. */
export function AttorneyReview() {
  const t = useCopy()
  return (
    <>
      <WaitingPanel title={t('notary.attorney.panel')}>{t('notary.attorney.time')}</WaitingPanel>
      <section className="stack-small">
        <h2>{t('notary.attorney.what.heading')}</h2>
        <ul className="plain-list">
          <li>{t('notary.attorney.what.title')}</li>
          <li>{t('notary.attorney.what.deed')}</li>
        </ul>
      </section>
      <MeanwhileList />
    </>
  )
}

import { useCopy } from '../../wording/use-copy.ts'

export function PictureTips() {
  const t = useCopy()
  return (
    <section className="stack-small">
      <h2>{t('identity.tips.heading')}</h2>
      <ul className="plain-list">
        <li>{t('identity.tips.light')}</li>
        <li>{t('identity.tips.whole')}</li>
        <li>{t('identity.tips.sharp')}</li>
        <li>{t('identity.tips.valid')}</li>
      </ul>
    </section>
  )
}

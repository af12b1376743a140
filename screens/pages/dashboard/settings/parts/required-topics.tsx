import type { NotificationChoice } from '#generated/api'
import { useCopy } from '../../../../kit/wording/use-copy.ts'

/** List of the topics that are always sent, with the reasons. */
export function RequiredTopics({ choices }: { readonly choices: readonly NotificationChoice[] }) {
  const t = useCopy()
  return (
    <div className="stack-small">
      <h3 className="topics-legend">{t('settings.notifications.required')}</h3>
      <p className="muted">{t('settings.notifications.text')}</p>
      <ul className="topics topics-required">
        {choices.map(({ topic }) => (
          <li key={topic}>
            {t(`settings.notifications.${topic}`)}
            <p className="muted small">{t(`settings.notifications.${topic}.text`)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { NotificationChoice } from '#generated/api'
import { UnreadNotice } from '../../../../features/account/unread-notice.tsx'
import { useJourney } from '../../../../kit/journey/journey-context.ts'
import { announce } from '../../../../kit/journey/live-region.ts'
import { Card } from '../../../../kit/ui/card.tsx'
import { Skeleton } from '../../../../kit/ui/feedback/skeleton.tsx'
import { ChoiceCard } from '../../../../kit/ui/fields/choice-card.tsx'
import { isCopyKey, useCopy } from '../../../../kit/wording/use-copy.ts'
import { accountCalls } from './account-calls.ts'
import './notifications-section.css'
import { FailureNotice } from '../../../../kit/wording/failure-notice.tsx'

export const choicesKey = ['notification-choices']

/**
 * Section with the notifications by mail: the topics that the user can choose, each saved when it is ticked, and those
 * that are always sent.
 */
export function NotificationsSection() {
  const t = useCopy()
  const journey = useJourney()
  const client = useQueryClient()
  const { data, error } = useQuery({
    queryKey: choicesKey,
    queryFn: accountCalls.notificationChoices,
    refetchOnMount: 'always',
  })
  // A newer server may know topics that this page does not.
  const choices =
    data?.list.filter(({ topic }) => isCopyKey(journey, `settings.notifications.${topic}`)) ?? []
  const unread = data && data.unread + data.list.length - choices.length
  const [failure, setFailure] = useState<unknown>()
  /** Choices made here, by topic. They are shown at once, because the cache notifies its readers a moment later. */
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({})
  const choose = async ({ topic }: NotificationChoice, isWanted: boolean) => {
    setFailure(undefined)
    setTicked((before) => ({ ...before, [topic]: isWanted }))
    try {
      client.setQueryData(choicesKey, await accountCalls.chooseNotification(topic, isWanted))
      announce(t('settings.notifications.saved', { topic: t(`settings.notifications.${topic}`) }))
      await client.invalidateQueries({ queryKey: ['consents'] })
      // From now on the cache holds the choice, which other parts of the page change too.
      setTicked({})
    } catch (reason) {
      // Restores the previous choice, because nothing was saved.
      setTicked((before) => ({ ...before, [topic]: !isWanted }))
      setFailure(reason)
    }
  }
  const [required, optional] = [true, false].map((is) =>
    choices.filter(({ isRequired }) => isRequired === is),
  )
  return (
    <Card title={t('settings.notifications.title')}>
      <FailureNotice error={failure} isNews />
      <FailureNotice error={error} />
      <UnreadNotice count={unread} />
      {!data && !error && <Skeleton block="160px" />}
      {optional && optional.length > 0 && (
        <fieldset className="topics">
          <legend className="topics-legend">{t('settings.notifications.wanted')}</legend>
          {optional.map((choice) => (
            <ChoiceCard
              key={choice.topic}
              plain
              type="checkbox"
              checked={ticked[choice.topic] ?? choice.isWanted}
              onChange={({ target }) => void choose(choice, target.checked)}
              label={t(`settings.notifications.${choice.topic}`)}
              description={t(`settings.notifications.${choice.topic}.text`)}
            />
          ))}
        </fieldset>
      )}
      {required && required.length > 0 && <RequiredTopics choices={required} />}
    </Card>
  )
}

/** List of the topics that are always sent, with the reasons. */
function RequiredTopics({ choices }: { readonly choices: readonly NotificationChoice[] }) {
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

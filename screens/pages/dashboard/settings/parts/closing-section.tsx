import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { isUnderWay } from '#product'
import { calls } from '../../../../api/calls.ts'
import { useProfile } from '../../../../api/queries.ts'
import { clearSession } from '../../../../api/session/session.ts'
import { AccountName } from '../../../../features/account/account-name.tsx'
import { JourneyForm } from '../../../../kit/forms/journey-form.tsx'
import { toast } from '../../../../kit/frame/toast-store.ts'
import { useJourney } from '../../../../kit/journey/journey-context.ts'
import { usePath } from '../../../../kit/journey/use-path.ts'
import { Card } from '../../../../kit/ui/card.tsx'
import { Notice } from '../../../../kit/ui/feedback/notice.tsx'
import { Reveal } from '../../../../kit/ui/feedback/reveal.tsx'
import { Text } from '../../../../kit/wording/text.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { accountCalls } from './account-calls.ts'

/**
 * Section that closes an account. It states the consequences, or why it cannot be closed yet, before it asks for the
 * password.
 */
export function ClosingSection() {
  const t = useCopy()
  const path = usePath()
  const navigate = useNavigate()
  const { data: profile } = useProfile()
  const isOpen = useHasOpenApplication()
  const close = async ({ currentPassword }: { readonly currentPassword: string }) => {
    await accountCalls.close({ currentPassword })
    clearSession()
    toast({ kind: 'success', text: t('settings.closing.closed') })
    navigate(path('auth/login'), { replace: true })
  }
  return (
    <Card title={t('settings.closing.title')}>
      <p className="muted">{t('settings.closing.text')}</p>
      {isOpen ? (
        <Notice>
          <Text id="settings.closing.notYet" />
        </Notice>
      ) : (
        <Reveal open={t('settings.closing.open')} close={t('settings.closing.cancel')}>
          <JourneyForm
            form="dashboard/closing"
            onSubmit={close}
            before={
              <>
                <AccountName email={profile?.email} />
                <Notice kind="warning" title={t('settings.closing.warning')}>
                  {t('settings.closing.effect')}
                </Notice>
              </>
            }
          />
        </Reveal>
      )}
    </Card>
  )
}

/**
 * Returns whether one of the user's own applications is open; undefined until known. The server also checks the
 * applications that the user co-signs.
 */
function useHasOpenApplication(): boolean | undefined {
  const { journey } = useJourney()
  const { data } = useQuery({
    queryKey: ['has-open-application'],
    queryFn: async () => {
      const { list } = await calls.applications()
      const statuses = await Promise.all(list.map(({ uuid = '' }) => calls.status(uuid)))
      return statuses.some((status) => isUnderWay(journey, status))
    },
  })
  return data
}

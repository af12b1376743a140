import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { formatPhone } from '#engine'
import { calls } from '../../../../api/calls.ts'
import { keys, useProfile } from '../../../../api/queries.ts'
import { Button } from '../../../../kit/ui/button.tsx'
import { Card } from '../../../../kit/ui/card.tsx'
import { Skeleton } from '../../../../kit/ui/feedback/skeleton.tsx'
import { lazyPart } from '../../../../kit/ui/load-module.ts'
import { SummaryList } from '../../../../kit/ui/summary-list.tsx'
import { VisuallyHidden } from '../../../../kit/ui/visually-hidden.tsx'
import { EmailText } from '../../../../kit/wording/email-text.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { formatAddress } from '../../../../wording/format-address.ts'
import { Outcome } from './outcome.tsx'

const ChangeEmail = lazyPart(() => import('./change-email.tsx'))
const ChangePhoneNumber = lazyPart(() => import('./change-phone-number.tsx'))

type Changing = 'email' | 'phone'

/** Section with the user's contact data, and buttons to change it. */
export function ContactSection() {
  const t = useCopy()
  const { isLoaded, email, signInName, phone, mailing, refresh } = useContactData()
  const [changing, setChanging] = useState<Changing>()
  const [isChanged, setChanged] = useState(false)
  const onChanged = async () => {
    await refresh()
    setChanging(undefined)
    setChanged(true)
  }
  const press = (what: Changing) => {
    setChanged(false)
    setChanging(changing === what ? undefined : what)
  }
  const row = (what: Changing, value: ReactNode) => ({
    label: t(`settings.contact.${what}`),
    value: value ?? t('settings.contact.none'),
    action: (
      <Button kind="quiet" aria-expanded={changing === what} onClick={() => press(what)}>
        {t('settings.contact.change')} <VisuallyHidden>{t(`settings.contact.${what}`)}</VisuallyHidden>
      </Button>
    ),
  })
  return (
    <Card title={t('settings.contact.title')}>
      {!isLoaded && <Skeleton block="160px" />}
      {isLoaded && (
        <SummaryList
          rows={[
            row('email', email && <EmailText email={email} />),
            ...(signInName === email
              ? []
              : [
                  {
                    label: t('settings.contact.login'),
                    value: signInName && <EmailText email={signInName} />,
                  },
                ]),
            row('phone', phone && <span className="money">{phone}</span>),
            { label: t('settings.contact.mailing'), value: mailing },
          ]}
        />
      )}
      {mailing && <p className="muted small">{t('settings.contact.mailingNote')}</p>}
      {isChanged && <Outcome>{t('settings.contact.changed')}</Outcome>}
      <Suspense fallback={<Skeleton block="160px" />}>
        {changing === 'email' && <ChangeEmail signInName={signInName} onChanged={onChanged} />}
        {changing === 'phone' && <ChangePhoneNumber signInName={signInName} onChanged={onChanged} />}
      </Suspense>
    </Card>
  )
}

const queryKey = ['identity']

/** Reads the user's stored contact data and the address that they sign in with. */
function useContactData() {
  const client = useQueryClient()
  const { data: profile } = useProfile()
  const { data: identity } = useQuery({ queryKey, queryFn: calls.identity })
  const phone = profile?.phoneNumbers?.[0]?.number
  const mailing = profile?.addresses?.find(({ ownership }) => ownership === 'MAILING')
  return {
    isLoaded: profile != null && identity !== undefined,
    email: profile?.email,
    signInName: identity?.aliases.find(({ type }) => type === 'EMAIL')?.value,
    phone: phone && (formatPhone(phone) ?? phone),
    mailing: mailing && formatAddress(mailing),
    refresh: async () => {
      await Promise.all([keys.profile, queryKey].map((key) => client.invalidateQueries({ queryKey: key })))
    },
  }
}

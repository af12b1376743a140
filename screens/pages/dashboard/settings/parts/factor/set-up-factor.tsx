import { useState } from 'react'
import type { FactorSetup } from '#generated/api'
import { useProfile } from '../../../../../api/queries.ts'
import { AccountName } from '../../../../../features/account/account-name.tsx'
import { JourneyForm } from '../../../../../kit/forms/journey-form.tsx'
import { Text } from '../../../../../kit/wording/text.tsx'
import { useCopy } from '../../../../../kit/wording/use-copy.ts'
import { accountCalls } from '../account-calls.ts'

/** Sets an authenticator app up: the password, then the secret as QR code and as text, then a code of the app. */
export function SetUpFactor({ onSetUp }: { readonly onSetUp: (recoveryCodes: readonly string[]) => void }) {
  const t = useCopy()
  const { data: profile } = useProfile()
  const [setup, setSetup] = useState<FactorSetup>()
  if (setup === undefined)
    return (
      <JourneyForm
        form="dashboard/account-data"
        submitLabel={t('settings.factor.begin')}
        before={
          <>
            <AccountName email={profile?.email} />
            <p>{t('settings.factor.needs')}</p>
          </>
        }
        onSubmit={async ({ currentPassword }) =>
          setSetup(await accountCalls.beginFactor({ currentPassword }))
        }
      />
    )
  return (
    <JourneyForm
      form="auth/code"
      submitLabel={t('settings.factor.confirm')}
      before={<Secret {...setup} />}
      onSubmit={async ({ code }) => onSetUp((await accountCalls.confirmFactor({ code })).recoveryCodes)}
    />
  )
}

/** Secret of an authenticator app, to be scanned, opened or typed. */
function Secret({ qrCode, uri, secret }: FactorSetup) {
  const t = useCopy()
  return (
    <div className="stack-small">
      <p ref={focus} tabIndex={-1}>
        {t('settings.factor.scan')}
      </p>
      <img className="factor-picture" src={qrCode} alt={t('settings.factor.picture')} />
      <p>
        <Text id="settings.factor.here" link={uri} />
      </p>
      <p>{t('settings.factor.key')}</p>
      <p>
        <code translate="no">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </div>
  )
}

/** Focuses what comes next, because it replaces the form that was just sent. */
const focus = (text: HTMLElement | null) => text?.focus()

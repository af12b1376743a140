import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FactorView } from '#generated/api'
import type { FormValues } from '#generated/forms'
import { useProfile } from '../../../../../api/queries.ts'
import { AccountName } from '../../../../../features/account/account-name.tsx'
import { JourneyForm } from '../../../../../kit/forms/journey-form.tsx'
import { Card } from '../../../../../kit/ui/card.tsx'
import { Reveal } from '../../../../../kit/ui/feedback/reveal.tsx'
import { Skeleton } from '../../../../../kit/ui/feedback/skeleton.tsx'
import { FailureNotice } from '../../../../../kit/wording/failure-notice.tsx'
import { useCopy } from '../../../../../kit/wording/use-copy.ts'
import { accountCalls } from '../account-calls.ts'
import { Outcome } from '../outcome.tsx'
import { useSessionsRefresh } from '../use-sessions.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpFactor } from './set-up-factor.tsx'

const queryKey = ['factor']

/** Section with the second step at sign-in: whether it is on, and what turns it on and off. It is by choice. */
export function FactorSection() {
  const t = useCopy()
  const client = useQueryClient()
  const refreshSessions = useSessionsRefresh()
  const { data, error } = useQuery({ queryKey, queryFn: accountCalls.factor, refetchOnMount: 'always' })
  /** Recovery codes, from when they were made until the user has kept them. */
  const [made, setMade] = useState<{
    readonly codes: readonly string[]
    readonly outcome: 'turnedOn' | 'newCodesKept'
  }>()
  const [outcome, setOutcome] = useState<'turnedOn' | 'turnedOff' | 'newCodesKept'>()
  const refresh = () => Promise.all([client.invalidateQueries({ queryKey }), refreshSessions()])
  const turnOff = async (values: FormValues['dashboard/factor-change']) => {
    client.setQueryData(queryKey, await accountCalls.removeFactor(values))
    setOutcome('turnedOff')
    await refreshSessions()
  }
  const renewCodes = async (values: FormValues['dashboard/factor-change']) => {
    const { recoveryCodes } = await accountCalls.renewRecoveryCodes(values)
    setMade({ codes: recoveryCodes, outcome: 'newCodesKept' })
    setOutcome(undefined)
    await refresh()
  }
  return (
    <Card title={t('settings.factor.title')}>
      <FailureNotice error={error} />
      {!data && !error && <Skeleton block="120px" />}
      {outcome && <Outcome key={outcome}>{t(`settings.factor.${outcome}`)}</Outcome>}
      {made && (
        <RecoveryCodes
          codes={made.codes}
          onKept={() => {
            setMade(undefined)
            setOutcome(made.outcome)
          }}
        />
      )}
      {data?.isSet && !made && <TurnedOn view={data} onTurnOff={turnOff} onRenewCodes={renewCodes} />}
      {data && !data.isSet && !made && (
        <>
          <p>{t('settings.factor.off')}</p>
          <p className="muted">{t('settings.factor.why')}</p>
          <Reveal open={t('settings.factor.open')} close={t('settings.factor.notNow')}>
            <SetUpFactor
              onSetUp={(codes) => {
                setOutcome(undefined)
                setMade({ codes, outcome: 'turnedOn' })
                void refresh()
              }}
            />
          </Reveal>
        </>
      )}
    </Card>
  )
}

interface TurnedOnProps {
  readonly view: FactorView
  readonly onTurnOff: (values: FormValues['dashboard/factor-change']) => Promise<void>
  readonly onRenewCodes: (values: FormValues['dashboard/factor-change']) => Promise<void>
}

/** Since when the second step is on, how many recovery codes are left, and the forms that make new ones and turn it off. */
function TurnedOn({ view: { setAt, recoveryCodesLeft: left }, onTurnOff, onRenewCodes }: TurnedOnProps) {
  const t = useCopy()
  const { data: profile } = useProfile()
  return (
    <>
      {setAt !== undefined && <p>{t('settings.factor.on', { setOn: new Date(setAt) })}</p>}
      {left !== undefined && <p className="muted">{t('settings.factor.left', { left })}</p>}
      <Reveal open={t('settings.factor.openCodes')} close={t('settings.factor.keepCodes')}>
        <JourneyForm
          form="dashboard/factor-change"
          submitLabel={t('settings.factor.makeCodes')}
          before={
            <>
              <AccountName email={profile?.email} />
              <p>{t('settings.factor.codesNote')}</p>
            </>
          }
          onSubmit={onRenewCodes}
        />
      </Reveal>
      <Reveal open={t('settings.factor.openOff')} close={t('settings.factor.keepOn')}>
        <JourneyForm
          form="dashboard/factor-change"
          before={<AccountName email={profile?.email} />}
          onSubmit={onTurnOff}
        />
      </Reveal>
    </>
  )
}

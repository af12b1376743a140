import { useState } from 'react'
import { useProfile } from '../../../../api/queries.ts'
import { AccountName } from '../../../../features/account/account-name.tsx'
import { JourneyForm } from '../../../../kit/forms/journey-form.tsx'
import { Card } from '../../../../kit/ui/card.tsx'
import { Reveal } from '../../../../kit/ui/feedback/reveal.tsx'
import { saveFile } from '../../../../kit/ui/save-file.ts'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { accountCalls } from './account-calls.ts'
import { Outcome } from './outcome.tsx'

/** Section that downloads a copy of all stored data as a file, after asking for the password. */
export function DataSection() {
  const t = useCopy()
  const { data: profile } = useProfile()
  const [times, setTimes] = useState(0)
  const file = t('settings.data.file')
  const download = async ({ currentPassword }: { readonly currentPassword: string }) => {
    const data = await accountCalls.data({ currentPassword })
    saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), file)
    setTimes(times + 1)
  }
  return (
    <Card title={t('settings.data.title')}>
      <p className="muted">{t('settings.data.text')}</p>
      {times > 0 && <Outcome key={times}>{t('settings.data.done', { file })}</Outcome>}
      <Reveal key={`again ${times}`} open={t('settings.data.open')} close={t('settings.data.cancel')}>
        <JourneyForm
          form="dashboard/account-data"
          before={<AccountName email={profile?.email} />}
          onSubmit={download}
        />
      </Reveal>
    </Card>
  )
}

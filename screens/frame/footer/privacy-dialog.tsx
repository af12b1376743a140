import { type FormEvent, useState } from 'react'
import { toast } from '../../kit/frame/toast-store.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Dialog } from '../../kit/ui/feedback/dialog.tsx'
import { ChoiceCard } from '../../kit/ui/fields/choice-card.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { isObjecting, privacyChoices, savePrivacyChoices } from '../../telemetry/privacy-choices.ts'
import { SupportEmail, SupportPhone } from '../../wording/support-contact.tsx'

/**
 * Dialog with a user's choices about analytics and, at a lender that has a service for it, replay. They take effect at once,
 * in this browser.
 */
export default function PrivacyDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useCopy()
  const { replay } = useJourney().organization.tenant
  const offered = replay ? (['analytics', 'replay'] as const) : (['analytics'] as const)
  const [choices, setChoices] = useState(privacyChoices)
  const save = (event: FormEvent) => {
    event.preventDefault()
    savePrivacyChoices(choices)
    toast({ kind: 'success', text: t('footer.privacyOptions.saved') })
    onClose()
  }
  return (
    <Dialog title={t('footer.privacyOptions.title')} open onClose={onClose} closeLabel={t('shell.close')}>
      <p>{t('footer.privacyOptions.text')}</p>
      <form onSubmit={save}>
        {offered.map((name) => (
          <ChoiceCard
            key={name}
            plain
            type="checkbox"
            name={name}
            checked={choices[name]}
            disabled={isObjecting()}
            onChange={({ target }) => setChoices({ ...choices, [name]: target.checked })}
            label={t(`footer.privacyOptions.${name}`)}
            description={t(`footer.privacyOptions.${name}Help`)}
          />
        ))}
        {isObjecting() && <p>{t('footer.privacyOptions.objecting')}</p>}
        <p>
          {t('footer.privacyOptions.sharing')} <SupportPhone /> <SupportEmail />
        </p>
        <Button type="submit">{t('footer.privacyOptions.save')}</Button>
      </form>
    </Dialog>
  )
}

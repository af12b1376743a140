import { useCopying } from '../../../../../features/application/use-copying.ts'
import { Button } from '../../../../../kit/ui/button.tsx'
import { saveFile } from '../../../../../kit/ui/save-file.ts'
import { useCopy } from '../../../../../kit/wording/use-copy.ts'
import './recovery-codes.css'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onKept: () => void
}

/** Recovery codes, shown once, with ways to keep them. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useCopy()
  const { state, copy } = useCopying(codes.join('\n'), t('settings.factor.copied'))
  const download = () => {
    const text = [t('settings.factor.fileHead', { host: window.location.host }), '', ...codes, ''].join('\n')
    saveFile(new Blob([text], { type: 'text/plain' }), t('settings.factor.file'))
  }
  return (
    <div className="stack">
      <h3 ref={focus} tabIndex={-1}>
        {t('settings.factor.codesTitle')}
      </h3>
      <p>{t('settings.factor.codesText')}</p>
      <ul className="recovery-codes" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      {state === 'failed' && <p role="status">{t('settings.factor.copyFailed')}</p>}
      <div className="actions">
        <Button onClick={() => void copy()}>
          {t(state === 'copied' ? 'settings.factor.copied' : 'settings.factor.copy')}
        </Button>
        <Button onClick={download}>{t('settings.factor.download')}</Button>
      </div>
      <div className="actions">
        <Button kind="primary" onClick={onKept}>
          {t('settings.factor.kept')}
        </Button>
      </div>
    </div>
  )
}

/** Focuses the heading, because the codes replace the form that was just sent. */
const focus = (heading: HTMLElement | null) => heading?.focus()

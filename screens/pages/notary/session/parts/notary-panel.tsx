import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { WaitingPanel } from '../../../../ui/feedback/waiting-panel.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Text } from '../../../../wording/text.tsx'
import { useCopy } from '../../../../wording/use-copy.ts'
import { useErrorText } from '../../../../wording/use-error-text.ts'
import type { useNotarySession } from './use-notary-session.ts'

/** Panel of the video session; in the sandbox it shows the notary's words. */
export function NotaryPanel({ data, error, isConnecting, again }: ReturnType<typeof useNotarySession>) {
  const t = useCopy()
  const errorText = useErrorText()
  if (data) return <Notary name={data.notary} code={data.sessionCode} />
  if (!isConnecting)
    return (
      <Notice kind="danger" role="alert" title={t('notary.session.failed.title')}>
        <p>{errorText(error)}</p>
        <Button onClick={again}>{t('notary.session.failed.again')}</Button>
      </Notice>
    )
  return (
    <WaitingPanel title={t('notary.session.connecting')}>{t('notary.session.connectingTime')}</WaitingPanel>
  )
}

function Notary({ name, code }: { readonly name: string; readonly code: string }) {
  const t = useCopy()
  return (
    <div className="stack-small">
      <div className="notary">
        <Icon name="user" size={32} />
        <div className="stack-small">
          <p className="small muted">{t('notary.session.notary', { name })}</p>
          <p className="notary-words">
            <Text id="notary.session.says" values={{ code }} />
          </p>
        </div>
      </div>
      <p className="small muted">
        <b>{t('notary.session.sandbox.title')}.</b> {t('notary.session.sandbox.text')}
      </p>
    </div>
  )
}

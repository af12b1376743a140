import { formatToParts } from '#engine'
import { useJourney } from '../../../../kit/journey/journey-context.ts'
import { Button } from '../../../../kit/ui/button.tsx'
import { Notice } from '../../../../kit/ui/feedback/notice.tsx'
import { WaitingPanel } from '../../../../kit/ui/feedback/waiting-panel.tsx'
import { Icon } from '../../../../kit/ui/icon.tsx'
import { findMessage, useCopy } from '../../../../kit/wording/use-copy.ts'
import { useErrorText } from '../../../../kit/wording/use-error-text.ts'
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
            <Words code={code} />
          </p>
        </div>
      </div>
      <p className="small muted">
        <b>{t('notary.session.sandbox.title')}.</b> {t('notary.session.sandbox.text')}
      </p>
    </div>
  )
}

/** Words of the notary, with the code in bold, which no browser translates. */
function Words({ code }: { readonly code: string }) {
  const journey = useJourney()
  const words = formatToParts(findMessage(journey, 'notary.session.says'), { code }, journey.locale)
  const shown = words.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <b key={part.tag} translate="no">
        {part.children.join('')}
      </b>
    ),
  )
  return <>{shown}</>
}

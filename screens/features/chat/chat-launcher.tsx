import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { isUuid } from '#engine'
import { useFlag } from '../../flags/use-flag.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { lazyPart } from '../../kit/ui/load-module.ts'
import { Optional } from '../../kit/ui/optional.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { findStored, removeStored, saveStored } from '../../storage/browser-store.ts'
import styles from './chat.css?url'
import './chat-launcher.css'

const Chat = lazyPart(async () => {
  const [module] = await Promise.all([import('./chat.tsx'), loadStyles()])
  return module
})

/** Loads the chat's styles, so that only pages that open the chat load them. The chat works without them. */
function loadStyles(): Promise<unknown> {
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = styles
    link.onload = resolve
    link.onerror = resolve
    document.head.append(link)
  })
}

/**
 * Button 'Chat with us', if the lender's flag is on. The chat itself loads when it is opened, or if a conversation is in
 * progress.
 */
export default function ChatLauncher() {
  return useFlag('fe-webchat').isOn ? <Launcher /> : null
}

function Launcher() {
  const t = useCopy()
  const { journey } = useJourney()
  const { pathname, search } = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  const isAsked = isAskedFor(journey.source.pages.basePath, pathname, search)
  const [isOpen, setOpen] = useState(() => findStored('chatOpen') !== undefined)
  // An address that asks for the chat may be reached by way of the login. Routing keeps the parameter, so that a chat that was
  // closed stays closed on the pages that follow.
  useEffect(() => {
    if (isAsked) setOpen(true)
  }, [isAsked])
  // Read when the page opened, because routing drops `mode`.
  const [mode] = useState(() => new URLSearchParams(search).get('mode'))
  const [isNeeded, setNeeded] = useState(() => isOpen || findStored('chat') !== undefined)
  const [unread, setUnread] = useState(0)
  useEffect(() => {
    if (!isOpen) return removeStored('chatOpen')
    setNeeded(true)
    saveStored('chatOpen', 'true')
  }, [isOpen])
  const close = useCallback(() => {
    setOpen(false)
    button.current?.focus()
  }, [])
  return (
    <aside className="chat" aria-label={t('chat.region')}>
      <Optional>
        {isNeeded && (
          <Chat isOpen={isOpen} mode={mode} unread={unread} onClose={close} onUnread={setUnread} />
        )}
      </Optional>
      <button
        ref={button}
        id="chat-open"
        type="button"
        className="button button-primary chat-open"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('chat.open')}
        {unread > 0 && (
          <span className="chat-unread" role="img" aria-label={t('chat.unread', { count: unread })}>
            {unread}
          </span>
        )}
      </button>
    </aside>
  )
}

/**
 * Whether the query parameter `pop-webchat` opens the chat, which it does only on the pages of an application (support
 * specification 2).
 */
function isAskedFor(basePath: string, pathname: string, search: string): boolean {
  const [segment = ''] = pathname.replace(basePath, '').split('/').filter(Boolean)
  return new URLSearchParams(search).has('pop-webchat') && isUuid(segment)
}

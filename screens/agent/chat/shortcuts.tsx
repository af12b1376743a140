import { useEffect, useState } from 'react'
import { Button } from '../../kit/ui/button.tsx'
import { Dialog } from '../../kit/ui/feedback/dialog.tsx'
import { say } from '../wording.ts'

export interface ShortcutActs {
  readonly next: () => unknown
  readonly previous: () => unknown
  readonly take: () => unknown
  readonly answers: () => unknown
  readonly write: () => unknown
}

/** Key combinations with Alt, so that they type no letter. */
const keys = [
  { code: 'ArrowDown', shown: 'Alt+↓', act: 'next' },
  { code: 'ArrowUp', shown: 'Alt+↑', act: 'previous' },
  { code: 'KeyN', shown: 'Alt+N', act: 'take' },
  { code: 'KeyK', shown: 'Alt+K', act: 'answers' },
  { code: 'KeyM', shown: 'Alt+M', act: 'write' },
] as const satisfies readonly { code: string; shown: string; act: keyof ShortcutActs }[]

/** Keyboard shortcuts of the console, and their list, which '?' shows unless the focus is in a text field. */
export function Shortcuts(acts: ShortcutActs) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.altKey && !event.ctrlKey ? keys.find(({ code }) => code === event.code) : undefined
      if (key !== undefined) {
        event.preventDefault()
        acts[key.act]()
      }
      if (event.key !== '?' || isWriting(event.target)) return
      event.preventDefault()
      setShown(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
  return (
    <>
      <Button kind="quiet" onClick={() => setShown(true)}>
        {say('chat.shortcuts')}
      </Button>
      <Dialog title={say('chat.shortcuts')} open={isShown} onClose={() => setShown(false)}>
        <dl className="console-keys">
          {keys.map(({ shown, act }) => (
            <div key={act}>
              <dt>
                <kbd>{shown}</kbd>
              </dt>
              <dd>{say(`chat.key.${act}`)}</dd>
            </div>
          ))}
          <div>
            <dt>
              <kbd>?</kbd>
            </dt>
            <dd>{say('chat.key.help')}</dd>
          </div>
        </dl>
        <Button onClick={() => setShown(false)}>{say('chat.shortcuts.close')}</Button>
      </Dialog>
    </>
  )
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

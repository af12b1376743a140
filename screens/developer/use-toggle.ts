import { useEffect } from 'react'

/**
 * Whether the hidden toggle Shift+Alt+X is active. It must exist and is never active (core specification 2): the listener
 * runs without effect.
 */
const isActive: boolean = false

export function useToggle(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isActive || !event.shiftKey || !event.altKey || event.code !== 'KeyX') return
      const toolbar = document.querySelector('.developer-toolbar')
      if (toolbar instanceof HTMLElement) toolbar.hidden = !toolbar.hidden
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

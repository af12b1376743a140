import { useEffect } from 'react'

/** Shift+Alt+X is a hidden toggle that exists and is never active (core specification 2): it is heard, and nothing comes of it. */
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

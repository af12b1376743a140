import { useEffect } from 'react'

/** As in chat.css. */
const small = '(max-width: 480px)'

/** On a small screen the panel covers the page: what is behind it can be neither reached nor scrolled meanwhile. */
export function useFullScreen(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const media = window.matchMedia(small)
    const frame = document.querySelector<HTMLElement>('.frame')
    const cover = (isCovered: boolean) => {
      if (frame) frame.inert = isCovered
      document.documentElement.classList.toggle('chat-covers', isCovered)
    }
    const follow = () => cover(media.matches)
    follow()
    media.addEventListener('change', follow)
    return () => {
      media.removeEventListener('change', follow)
      cover(false)
    }
  }, [isOpen])
}

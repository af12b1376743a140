import { useEffect } from 'react'

/** Media query of a small screen, as in chat.css. */
const small = '(max-width: 480px)'

/** Makes the panel modal on a small screen, where it covers the page: the page behind is inert and does not scroll. */
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

import { Drawing } from '../../../ui/icon.tsx'

/** Decorative icon of a labelled button. It is separate from the other icons, which every page loads. */
export const ThumbsDown = () => (
  <Drawing path="M17 14V3H7.5a2 2 0 0 0-2 1.6L4 12a2 2 0 0 0 2 2.4h5L10 19a2 2 0 0 0 2 2l5-7Zm0 0h3V3h-3" />
)

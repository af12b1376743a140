/** Decoration of a button that has a name; apart from the other icons, which every page loads. */
export const ThumbsDown = () => (
  <svg
    className="icon"
    aria-hidden="true"
    width={20}
    height={20}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M17 14V3H7.5a2 2 0 0 0-2 1.6L4 12a2 2 0 0 0 2 2.4h5L10 19a2 2 0 0 0 2 2l5-7Zm0 0h3V3h-3" />
  </svg>
)

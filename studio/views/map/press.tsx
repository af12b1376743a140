import type { KeyboardEvent } from 'react'

interface PressProps {
  readonly label: string
  readonly isPressed: boolean
  readonly className: string
  readonly onPress: () => void
  readonly children: React.ReactNode
}

/** Button in a drawing, pressed by mouse, Enter or space. */
export function Press({ label, isPressed, className, onPress, children }: PressProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onPress()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot hold a button
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={isPressed}
      className={className}
      onClick={onPress}
      onKeyDown={onKeyDown}
    >
      <title>{label}</title>
      {children}
    </g>
  )
}

import { useRef } from 'react'
import { Button, type ButtonKind } from '../../kit/ui/button.tsx'
import { VisuallyHidden } from '../../kit/ui/visually-hidden.tsx'

export interface FileButtonProps {
  readonly label: string
  /** Purpose of the file; follows the label for screen readers. */
  readonly about: string
  readonly kind?: ButtonKind
  readonly accept: string
  readonly capture?: 'environment'
  readonly onFiles: (files: readonly File[]) => void
}

/** Button that opens the chooser of files, or the camera. */
export function FileButton({ label, about, kind, accept, capture, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        capture={capture}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <Button {...(kind && { kind })} onClick={() => input.current?.click()}>
        {label} <VisuallyHidden>{about}</VisuallyHidden>
      </Button>
    </>
  )
}

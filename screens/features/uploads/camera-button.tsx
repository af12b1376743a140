import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useCopy } from '../../wording/use-copy.ts'

export interface CameraButtonProps {
  readonly label: string
  readonly onFiles: (files: readonly File[]) => void
}

/**
 * Button that opens a phone's camera. It is separate from the file chooser, because `capture` would disable the photo
 * library.
 */
export function CameraButton({ label, onFiles }: CameraButtonProps) {
  const t = useCopy()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="camera-button">
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <Button onClick={() => input.current?.click()}>
        {t('document.upload.camera')} <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
    </div>
  )
}

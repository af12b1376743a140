import { useCopy } from '../../kit/wording/use-copy.ts'
import { FileButton } from './file-button.tsx'

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
  return (
    <div className="camera-button">
      <FileButton
        accept="image/*"
        capture="environment"
        about={label}
        onFiles={onFiles}
        label={t('document.upload.camera')}
      />
    </div>
  )
}

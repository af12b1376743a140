import { useEffect, useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { useDocumentPlace } from '../../../journey/document-place.ts'
import { Dialog } from '../../../kit/ui/feedback/dialog.tsx'
import { Icon } from '../../../kit/ui/icon.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import { LargePreview } from './large-preview.tsx'

export interface FilePreviewProps {
  readonly name: string
  /** File on this device; undefined for one that was sent earlier. */
  readonly file?: File
  /** Uuid of the document, once the server has it. */
  readonly uuid?: string | undefined
}

/**
 * Thumbnail of a file, which opens in a dialog. The browser looks at the bytes, so a wrong extension hides nothing; a picture
 * that it cannot show is shown as the server converted it.
 */
export function FilePreview({ name, file, uuid }: FilePreviewProps) {
  const t = useCopy()
  const { place } = useDocumentPlace()
  const [isOpen, setOpen] = useState(false)
  const [isUnreadable, setUnreadable] = useState(false)
  const [kept, setKept] = useState<Blob>()
  const local = useObjectUrl(isUnreadable ? undefined : file)
  const converted = useObjectUrl(kept?.type.startsWith('image/') ? kept : undefined)
  const url = local ?? converted
  const load = async () => {
    if (uuid !== undefined) setKept(await calls.documentFile(place, uuid))
  }
  const isConverted = isUnreadable && isPicture(file)
  useEffect(() => {
    if (!isConverted || uuid === undefined) return
    // Without it the picture can still be opened.
    calls.documentFile(place, uuid).then(setKept, () => undefined)
  }, [isConverted, place, uuid])
  const icon = url ? (
    <img className="file-preview" src={url} alt="" onError={() => setUnreadable(true)} />
  ) : (
    <Icon name="document" />
  )
  if (!url && uuid === undefined) return icon
  return (
    <>
      <button
        type="button"
        className="file-preview-open"
        aria-label={t('document.preview.open', { name })}
        onClick={() => setOpen(true)}
      >
        {icon}
      </button>
      <Dialog
        title={name}
        open={isOpen}
        isFull
        onClose={() => setOpen(false)}
        closeLabel={t('document.preview.close')}
      >
        <LargePreview {...{ name, url, kept, load }} />
      </Dialog>
    </>
  )
}

/** Whether a file is a picture by what the device says of it: some know HEIC by its extension alone. */
const isPicture = (file: File | undefined): boolean =>
  file !== undefined && (file.type.startsWith('image/') || file.type === '')

/** Returns an address of a blob for this document; undefined without a blob. */
function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    setUrl(undefined)
    if (blob === undefined) return
    // Without its type, which says what the extension says: the browser then looks at the bytes.
    const made = URL.createObjectURL(blob.slice(0, blob.size))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}

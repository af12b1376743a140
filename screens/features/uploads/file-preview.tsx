import { useEffect, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** Thumbnail of a chosen file; an icon for files that are no images. */
export function FilePreview({ file }: { readonly file: File }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (!url) return <Icon name="document" />
  // A file that only calls itself a picture has no preview.
  return <img className="file-preview" src={url} alt="" onError={() => setUrl(undefined)} />
}

import { useEffect, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** A small picture of what was chosen; a sheet for anything that is no picture. */
export function FilePreview({ file }: { readonly file: File }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  // A file that only calls itself a picture shows none.
  const hide = () => setUrl(undefined)
  return url ? <img className="file-preview" src={url} alt="" onError={hide} /> : <Icon name="document" />
}

import { useEffect, useState } from 'react'

/** Returns an address of a blob for this document; undefined without a blob. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
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

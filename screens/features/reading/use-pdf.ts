import { useEffect, useState } from 'react'
import { calls } from '../../api/calls.ts'

interface Pdf {
  readonly blob?: Blob
  readonly url?: string
  readonly error?: unknown
}

/** Loads the file and creates an object URL, because a link cannot send the bearer token. */
export function usePdf(place: string, document: string): Pdf {
  const [pdf, setPdf] = useState<Pdf>({})
  useEffect(() => {
    let url: string | undefined
    let isShown = true
    calls.documentFile(place, document).then(
      (blob) => {
        if (!isShown) return
        url = URL.createObjectURL(blob)
        setPdf({ blob, url })
      },
      (error: unknown) => isShown && setPdf({ error }),
    )
    return () => {
      isShown = false
      if (url) URL.revokeObjectURL(url)
    }
  }, [place, document])
  return pdf
}

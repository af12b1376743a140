import { useState } from 'react'
import { calls } from '../../../../api/calls.ts'
import { useOpenApplication } from '../../../../follow/routing-context.ts'
import { useCopy } from '../../../../wording/use-copy.ts'
import type { KeptDocument } from './kept-documents.ts'

/** Fetched with the bearer token, which a plain link would not carry, then handed to the browser as a file. */
export function useDownload({ uuid: document, name }: KeptDocument, title: string) {
  const t = useCopy()
  const { uuid } = useOpenApplication()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const download = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      saveAs(await calls.documentPdf(uuid, document), name || `${title}.pdf`)
    } catch {
      setFailure(t('document.disclosures.failed'))
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, download }
}

function saveAs(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = window.document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The click has taken the address by now; keeping it would keep the file in memory.
  setTimeout(() => URL.revokeObjectURL(url))
}

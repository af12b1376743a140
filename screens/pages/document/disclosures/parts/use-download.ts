import { useState } from 'react'
import { calls } from '../../../../api/calls.ts'
import { useOpenApplication } from '../../../../kit/follow/routing-context.ts'
import { saveFile } from '../../../../kit/ui/save-file.ts'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import type { KeptDocument } from './kept-documents.ts'

/**
 * Returns a function that downloads a document. It is requested with the bearer token, which a plain link would not send,
 * and then saved as a file.
 */
export function useDownload({ uuid: document, name }: KeptDocument, title: string) {
  const t = useCopy()
  const { uuid } = useOpenApplication()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const download = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      saveFile(await calls.documentFile(uuid, document), name || `${title}.pdf`)
    } catch {
      setFailure(t('document.disclosures.failed'))
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, download }
}

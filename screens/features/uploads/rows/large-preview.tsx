import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../kit/ui/button.tsx'
import { Skeleton } from '../../../kit/ui/feedback/skeleton.tsx'
import { saveFile } from '../../../kit/ui/save-file.ts'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import { useErrorText } from '../../../kit/wording/use-error-text.ts'

export interface LargePreviewProps {
  readonly name: string
  /** Address of the picture; undefined if it is not here, or no picture. */
  readonly url: string | undefined
  /** File as the server has it, once it was loaded. */
  readonly kept: Blob | undefined
  readonly load: () => Promise<void>
}

/** Picture as large as the window. A file that is no picture is said to be one, and can be saved. */
export function LargePreview({ name, url, kept, load }: LargePreviewProps) {
  const t = useCopy()
  const errorText = useErrorText()
  const [failure, setFailure] = useState<string>()
  const isMissing = url === undefined && kept === undefined
  const latest = useRef(load)
  latest.current = load
  useEffect(() => {
    if (isMissing) latest.current().catch((error: unknown) => setFailure(errorText(error)))
  }, [isMissing, errorText])
  if (url) return <img className="file-large" src={url} alt={name} />
  if (failure) return <p role="alert">{failure}</p>
  if (kept === undefined) return <Skeleton block="240px" />
  return (
    <div className="stack-small">
      <p>{t('document.preview.none')}</p>
      <div>
        <Button onClick={() => saveFile(kept, name)}>{t('document.preview.save')}</Button>
      </div>
    </div>
  )
}

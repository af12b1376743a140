import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useBackend } from '../follow/backend-context.ts'
import type { WidgetProps } from '../forms/field-props.ts'
import { useLimit } from '../journey/use-limit.ts'
import { FileDrop } from '../ui/fields/file-drop.tsx'
import { useCopy } from '../wording/use-copy.ts'
import { useErrorText } from '../wording/use-error-text.ts'

const bytesOfMegabyte = 1_000_000

/** Field for a paper: it is sent as soon as it is chosen, and the answer is the uuid under which the server holds it. */
export function UploadField({ name, texts, control }: WidgetProps) {
  const t = useCopy()
  const errorText = useErrorText()
  const { upload } = useBackend()
  const maxBytes = useLimit('upload', 'maxBytes')
  const { field } = useController({ name, control, defaultValue: '' })
  const [state, setState] = useState<{ readonly said?: string; readonly problem?: string }>({})

  async function send([file]: readonly File[]): Promise<void> {
    if (!file || !upload) return
    if (file.size > maxBytes) {
      const megabytes = Math.floor(maxBytes / bytesOfMegabyte)
      return setState({ problem: t('forms.upload.tooLarge', { name: file.name, megabytes }) })
    }
    setState({ said: t('forms.upload.sending', { name: file.name }) })
    try {
      field.onChange(await upload(file))
      setState({ said: t('forms.upload.sent', { name: file.name }) })
    } catch (error) {
      setState({ problem: t('forms.upload.failed', { name: file.name, reason: errorText(error) }) })
    }
  }

  return (
    <div className="stack-small">
      <FileDrop
        id={texts.id}
        label={String(texts.label)}
        help={texts.help}
        button={t(field.value ? 'forms.upload.another' : 'forms.upload.choose')}
        error={state.problem ?? texts.error}
        accept="application/pdf,image/png,image/jpeg"
        onFiles={send}
      />
      <p role="status">{state.said}</p>
    </div>
  )
}
